/**
 * The places of six cards, for as long as no results stand in #products: on a slow line the filters come first.
 * Styled in app/globals.css, so that it needs no scripts.
 */
export function CardSkeletons() {
  return (
    <ul aria-hidden className="card-skeletons">
      {Array.from({ length: 6 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <li key={index} />
      ))}
    </ul>
  );
}
