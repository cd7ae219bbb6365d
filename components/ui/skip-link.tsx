/** The first focusable element; every layout has a `<main id="main" tabIndex={-1}>`. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only z-50 bg-wedel-900 font-semibold text-putih focus:not-sr-only focus:fixed focus:px-4 focus:py-3 focus:top-2 focus:left-2"
    >
      Skip to content
    </a>
  );
}
