/**
 * Permissions of each call. `public`: anyone. `self`: any signed-in account, about itself. `owner`:
 * the owner only, not even admins. `customer`: any customer, about itself. `owner-or-admin`: the owner and admins. `packer`: packers
 * and admins. `admin`: admins only.
 */
export type Policy =
  | "public"
  | "self"
  | "customer"
  | "owner"
  | "owner-or-admin"
  | "packer"
  | "admin";

export const CALLERS = ["visitor", "stranger", "packer", "admin"] as const;

type Caller = (typeof CALLERS)[number];

const OK = "ok";

/**
 * Every page of the dashboard, by those who may see it. A packer is led from the others to the dashboard's first
 * page, a customer to /home.
 */
export const DASHBOARD_PAGES: Record<string, "packer" | "admin"> = {
  "/dashboard": "packer",
  "/dashboard/packing": "packer",
  "/dashboard/orders-resi": "packer",
  "/dashboard/orders-labels": "packer",
  "/dashboard/orders-detail/[id]/print/[document]": "packer",
  "/dashboard/audit": "admin",
  "/dashboard/customers": "admin",
  "/dashboard/customers/[id]": "admin",
  "/dashboard/event-form": "admin",
  "/dashboard/event-form/[id]": "admin",
  "/dashboard/events": "admin",
  "/dashboard/gallery": "admin",
  "/dashboard/gallery-form": "admin",
  "/dashboard/gallery-form/[id]": "admin",
  "/dashboard/laporan": "admin",
  "/dashboard/orders": "admin",
  "/dashboard/orders-detail/[id]": "admin",
  "/dashboard/orders-new": "admin",
  "/dashboard/pengaturan": "admin",
  "/dashboard/pengaturan/beranda": "admin",
  "/dashboard/pengaturan/halaman": "admin",
  "/dashboard/pengaturan/halaman/[page]": "admin",
  "/dashboard/pengaturan/pembayaran": "admin",
  "/dashboard/pengaturan/pengiriman": "admin",
  "/dashboard/pengaturan/surat": "admin",
  "/dashboard/pengaturan/whatsapp": "admin",
  "/dashboard/pengaturan/tim": "admin",
  "/dashboard/product": "admin",
  "/dashboard/product-form": "admin",
  "/dashboard/product-form/[id]": "admin",
  "/dashboard/product-import": "admin",
  "/dashboard/rekening": "admin",
  "/dashboard/tariffs": "admin",
  "/dashboard/update-events/[id]": "admin",
};

/** The expected status, or OK, for callers who don't own the data. */
export const EXPECTED: Record<Policy, Record<Caller, typeof OK | number>> = {
  public: { visitor: OK, stranger: OK, packer: OK, admin: OK },
  self: { visitor: 401, stranger: OK, packer: OK, admin: OK },
  customer: { visitor: 401, stranger: OK, packer: 403, admin: 403 },
  owner: { visitor: 401, stranger: 404, packer: 404, admin: 404 },
  "owner-or-admin": { visitor: 401, stranger: 404, packer: 404, admin: OK },
  packer: { visitor: 401, stranger: 403, packer: OK, admin: OK },
  admin: { visitor: 401, stranger: 403, packer: 403, admin: OK },
};
