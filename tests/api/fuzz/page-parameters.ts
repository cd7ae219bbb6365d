import { globSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { ListChoice } from "#components/list/list-choice.ts";

const ID = "00000000-0000-4000-8000-000000000000";

/** Parameters of pages that aren't lists. Pages that read a query and aren't here fail a test. */
const OWN_PARAMETERS: Record<string, { at?: string; names: string[] }> = {
  "/auth/login": { names: ["next", "step", "notice", "provider"] },
  "/auth/register": { names: ["next"] },
  "/auth/otp/[email]": {
    at: "/auth/otp/ani%40pembeli.test",
    names: ["on-success-navigate-to", "is-reverifying", "next"],
  },
  "/auth/profile": { names: ["notice", "provider"] },
  "/auth/reset-password": { names: ["next"] },
  "/auth/reset-password-form": { names: ["email", "otp", "next"] },
  "/auth/verify-email-success": { names: ["is-reverifying", "next"] },
  "/complete-order": { names: ["token"] },
  "/dashboard/orders-labels": { names: ["ids"] },
  "/dashboard/product-form": { names: ["copy"] },
  "/auth/change-password": { names: ["next"] },
  "/auth/second-factor": { names: ["change", "next"] },
  "/auth/invitation": { names: ["token"] },
  "/auth/undo-email-change": { names: ["token"] },
  "/dev/mail/[key]": { at: "/dev/mail/a-made-up-key", names: ["id"] },
};

/** Lists under another address than the one they are defined with. */
const LISTS_ELSEWHERE: Record<string, string> = {
  "/dashboard/customers/[id]": `/dashboard/customers/${ID}`,
};

/** A page's parameter. Several pages may share a list. */
export type PageParameter = { page: string; name: string };

type List = Pick<ListChoice<unknown>, "path" | "parsers">;
/** A list, or a function that makes the list of one customer. */
type ListOrMaker = List | ((id: string) => List);

/** Returns every list of the shop and the dashboard, from the files that define them. */
async function readLists(): Promise<List[]> {
  const lists: List[] = [];
  for (const file of globSync("components/{catalogue,dashboard,orders}/**/*-choice.ts")) {
    const made = await import(pathToFileURL(file).href);
    for (const [name, value] of Object.entries<ListOrMaker>(made)) {
      // Helpers of a list have other names.
      if (name.endsWith("Choice")) lists.push(typeof value === "function" ? value(ID) : value);
    }
  }
  return lists;
}

/** Returns the addresses of pages that read their query, and their parameters. */
export async function readPageParameters(): Promise<PageParameter[]> {
  const lists = await readLists();
  const own = Object.entries(OWN_PARAMETERS).flatMap(([route, { at = route, names }]) =>
    names.map((name) => ({ page: at, name })),
  );
  const listed = lists.flatMap(({ path, parsers }) =>
    Object.keys(parsers).map((name) => ({ page: path, name })),
  );
  return [...own, ...listed];
}

/** Returns the routes of pages that read their query but whose parameters aren't known. */
export async function unknownPages(): Promise<string[]> {
  const paths = (await readLists()).map(({ path }) => path);
  return globSync("app/**/page.tsx")
    .filter((file) => readFileSync(file, "utf8").includes("searchParams"))
    .map((file) => file.replace(/^app|\/\[locale\]|\/\([^)]+\)|\/page\.tsx$/g, ""))
    .filter((route) => !OWN_PARAMETERS[route] && !paths.includes(LISTS_ELSEWHERE[route] ?? route));
}
