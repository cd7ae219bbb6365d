/** The line above each header of the shop. */
export function Tagline() {
  return (
    <p className="on-dark flex h-8 items-center justify-center bg-wedel-900 px-4 text-center text-xs tracking-wide text-putih sm:text-[0.8125rem]">
      made in Indonesia, cultured in batik since 2011
    </p>
  );
}
