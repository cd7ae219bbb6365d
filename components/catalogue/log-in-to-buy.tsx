import Link from "next/link";

/** The words for a visitor without an account, with the way back to the product. */
export function LogInToBuy({ productId }: { productId: string }) {
  const next = encodeURIComponent(`/product-detail/${productId}`);
  return (
    <>
      You have to create an account.{" "}
      <Link href={`/auth/login?next=${next}`} prefetch={false} className="link whitespace-nowrap">
        Log in to buy
      </Link>
    </>
  );
}
