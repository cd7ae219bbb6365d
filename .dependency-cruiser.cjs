// The rules of imports (docs/architecture.md). Every rule is an error.

/** The other domains that a domain may use. */
const EDGES = {
  archive: ["media", "accounts", "audit"],
  checkout: ["cart", "media", "orders", "shipping", "payments", "places"],
  cart: ["catalogue"],
  orders: ["catalogue", "mail", "audit", "shipping"],
  accounts: ["audit", "mail", "places"],
  shipping: ["places", "audit"],
  catalogue: ["media", "audit", "shipping"],
  content: ["media", "audit"],
  settings: ["media", "audit", "places"],
  payments: ["accounts", "orders", "mail", "media", "audit"],
  // A person's data is in all of them.
  privacy: ["accounts", "cart", "mail", "orders", "payments"],
  // Queries their tables itself, read-only. Imports the names of statuses and categories.
  reports: ["orders", "catalogue"],
};

const DOMAINS = [
  "accounts",
  "archive",
  "audit",
  "cart",
  "catalogue",
  "checkout",
  "content",
  "mail",
  "media",
  "orders",
  "payments",
  "places",
  "privacy",
  "reports",
  "settings",
  "shipping",
];

/** Folders of lib that every domain may use, and that use no domain. */
const SHARED = [
  "csv",
  "database",
  "environment",
  "fields",
  "language",
  "limits",
  "qr",
  "shop",
  "telemetry",
];

/** The files at the root of lib. */
const ROOT_FILES = [
  "actor",
  "assert-admin",
  "dates",
  "errors",
  "roles",
  "rupiah",
  "paging",
  "totals",
  "with-timeout",
];

const inDomain = `^lib/(${DOMAINS.join("|")})/`;
const TESTS = "\\.test\\.(ts|tsx|mjs)$";

const domainEdges = DOMAINS.map((domain) => {
  const allowed = [domain, ...(EDGES[domain] ?? [])];
  return {
    name: `${domain}-uses-only-its-neighbours`,
    severity: "error",
    comment: `lib/${domain} may use ${allowed.slice(1).join(", ") || "no other domain"}.`,
    from: { path: `^lib/${domain}/`, pathNot: TESTS },
    to: { path: inDomain, pathNot: `^lib/(${allowed.join("|")})/` },
  };
});

const privateHelpers = [...DOMAINS, "auth", "http", "cache", "expiry", "observability"].map(
  (folder) => ({
    name: `${folder}-keeps-its-internals`,
    severity: "error",
    comment: `Only lib/${folder} itself uses lib/${folder}/internal.`,
    from: { pathNot: [`^lib/${folder}/`, "^tests/"] },
    to: { path: `^lib/${folder}/internal/` },
  }),
);

module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      severity: "error",
      comment:
        "Files mustn't import each other, not even types: merge them, or move the shared part out.",
      from: {},
      to: { circular: true },
    },
    {
      name: "nothing-unresolved",
      severity: "error",
      comment: "An import that can't be followed can't be checked.",
      from: {},
      to: { couldNotResolve: true, pathNot: "\\.css$|^(\\.next|next-env)" },
    },
    {
      name: "lib-never-looks-up",
      severity: "error",
      comment: "app → components → lib and emails → lib, never back.",
      from: { path: "^lib/" },
      to: { path: "^(app|components|emails)/" },
    },
    {
      name: "components-never-look-up",
      severity: "error",
      comment: "app → components → lib, never back.",
      from: { path: "^(components|emails)/" },
      to: { path: "^app/" },
    },
    {
      name: "forms-know-no-subject",
      severity: "error",
      comment:
        "components/forms is shared by every subject, and uses components/ui and components/language alone.",
      from: { path: "^components/forms/" },
      to: { path: "^components/", pathNot: "^components/(forms|ui|language)/" },
    },
    {
      name: "primitives-stand-alone",
      severity: "error",
      comment: "components/ui uses no other components but components/language.",
      from: { path: "^components/ui/" },
      to: { path: "^components/", pathNot: "^components/(ui|language)/" },
    },
    {
      name: "links-answer-presses",
      severity: "error",
      comment: "Links to pages are PageLink or LinkButton, which show that the page is under way.",
      from: { path: "^(app|components)/", pathNot: "^components/ui/(page-link|navigation/)" },
      to: { path: "^node_modules/next/link" },
    },
    {
      name: "the-shop-needs-no-tools",
      severity: "error",
      comment: "Scripts and tests use the shop; the shop doesn't use them.",
      from: { path: "^(app|components|lib|emails)/", pathNot: [TESTS, "^app/api/demo/"] },
      to: { path: "^(scripts|tests|demo)/|^prisma/seed/" },
    },
    {
      name: "queries-belong-to-domains",
      severity: "error",
      comment: "The database is asked in lib/<domain>, lib/auth, lib/limits and lib/shop alone.",
      from: {
        path: "^(app|components|emails|lib)/",
        pathNot: [inDomain, "^lib/(auth|database|limits|shop)/", TESTS],
      },
      to: { path: "^prisma/generated/|^lib/database/(db\\.ts$|sql/)|^node_modules/(@prisma/|pg/)" },
    },
    {
      name: "domains-know-no-next-or-react",
      severity: "error",
      comment: "Only lib/http, lib/auth and lib/cache meet Next.",
      from: { path: inDomain, pathNot: TESTS },
      to: { path: "^node_modules/(next|next-auth|react|react-dom|react-email)/" },
    },
    {
      name: "domains-stay-below-the-web",
      severity: "error",
      comment:
        "lib/http, lib/auth, lib/cache, lib/expiry, lib/jobs and lib/observability use the domains and not the other way round.",
      from: { path: inDomain, pathNot: TESTS },
      to: { path: "^lib/(http|auth|cache|expiry|jobs|observability)/" },
    },
    {
      name: "shared-files-know-no-domain",
      severity: "error",
      comment: "Files and folders that every domain may use must not use a domain.",
      from: { path: `^lib/([^/]+$|(${SHARED.join("|")})/)`, pathNot: TESTS },
      to: { path: "^lib/[^/]+/", pathNot: `^lib/(${SHARED.join("|")})/` },
    },
    {
      name: "lib-keeps-few-files-at-its-root",
      severity: "error",
      comment: "A new file belongs to a domain or to one of lib's folders.",
      from: {},
      to: { path: "^lib/[^/]+$", pathNot: `^lib/(${ROOT_FILES.join("|")})\\.ts$` },
    },
    {
      name: "components-stay-in-the-browser",
      severity: "error",
      comment: "A component uses nothing that leads to a server file, by however many steps.",
      from: { path: "^components/", pathNot: [TESTS, "^components/language/server-language"] },
      to: { path: "^node_modules/server-only/", reachable: true },
    },
    {
      name: "components-use-no-server-package",
      severity: "error",
      comment: "A component uses nothing that leads to Node or the database.",
      from: { path: "^components/", pathNot: TESTS },
      to: {
        path: "^prisma/|^node_modules/(@prisma|pg|pino|sharp|nodemailer|@node-rs)/",
        reachable: true,
      },
    },
    {
      name: "the-start-needs-no-schema-engine",
      severity: "error",
      comment: "Prisma's schema engine writes and checks migrations; it applies none.",
      from: {
        path: "^scripts/",
        pathNot: [
          "^scripts/database/schema-engine/",
          "^scripts/commands/(new-migration|check-migrations)\\.ts$",
        ],
      },
      to: {
        path: "^scripts/database/schema-engine/|^node_modules/@prisma/(schema-engine-wasm|driver-adapter-utils)/",
      },
    },
    ...domainEdges,
    ...privateHelpers,
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)\\.next/|^\\.data/|^prisma/generated/(?!client\\.ts$)" },
    // Type imports count too.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      // Some packages have exports and no main.
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".cjs", ".js", ".json"],
    },
    reporterOptions: { text: { highlightFocused: true } },
  },
};
