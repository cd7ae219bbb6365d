import { PageLink } from "./page-link.tsx";
import { useUiWords } from "./ui-words.ts";

type Crumb = { label: string; href?: string; reload?: boolean };

/** The last crumb is the present page and has no address. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { breadcrumb } = useUiWords();
  return (
    <nav aria-label={breadcrumb} className="text-sm text-abu">
      <ol className="flex items-center">
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className="flex min-h-11 items-center last:min-w-0">
            {index > 0 ? (
              <span aria-hidden className="px-2 text-soga-300">
                /
              </span>
            ) : null}
            {crumb.href ? (
              <PageLink
                href={crumb.href}
                reload={crumb.reload}
                className="inline-flex min-h-11 items-center whitespace-nowrap underline-offset-4 hover:text-soga-700 hover:underline"
              >
                {crumb.label}
              </PageLink>
            ) : (
              <span aria-current="page" className="truncate text-tinta">
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
