import type { AuditAction, AuditChange, AuditEntryView, AuditValue } from "#lib/audit/schema.ts";
import { PRODUCT_COLUMNS, PRODUCT_FIELDS } from "#lib/catalogue/csv/product-columns.ts";
import { formatDateTime } from "#lib/dates.ts";
import { STAFF_LABELS, type StaffRole } from "#lib/roles.ts";
import { formatRupiah } from "#lib/rupiah.ts";
import { CARRIER_NAMES } from "#lib/shipping/carriers.ts";
import { FIELD_LABELS as GROUP_FIELD_LABELS, SETTING_LABELS } from "#lib/shop/setting-labels.ts";

export const ACTION_LABELS: Record<AuditAction, string> = {
  "product-created": "Barang dibuat",
  "product-imported": "Barang diimpor",
  "product-updated": "Barang diubah",
  "product-deleted": "Barang dihapus",
  "tariffs-uploaded": `Tarif ${CARRIER_NAMES.id} diunggah`,
  "order-created": "Pesanan dicatat",
  "order-updated": "Pesanan diubah",
  "order-note-saved": "Catatan pesanan diubah",
  "order-told": "Pelanggan dikabari lewat WhatsApp",
  "order-refunded": "Uang pesanan dikembalikan",
  "order-receipt-added": "Uang masuk dicatat",
  "order-written-off": "Sisa tagihan dihapusbukukan",
  "order-money-corrected": "Jumlah uang diperbaiki",
  "payment-taken-back": "Pembayaran ternyata tidak masuk",
  "statement-saved": "Rekening koran disimpan",
  "bank-row-matched": "Mutasi bank dicocokkan",
  "bank-row-settled": "Mutasi bank diselesaikan",
  "order-accounts-replaced": "Rekening di pesanan diganti",
  "proof-reviewed": "Bukti pembayaran diperiksa",
  "event-created": "Event dibuat",
  "event-updated": "Event diubah",
  "event-deleted": "Event dihapus",
  "gallery-item-created": "Gallery dibuat",
  "gallery-item-updated": "Gallery diubah",
  "gallery-item-deleted": "Gallery dihapus",
  "settings-updated": "Pengaturan diubah",
  "team-invited": "Undangan tim dikirim",
  "team-invitation-withdrawn": "Undangan tim ditarik",
  "team-joined": "Bergabung ke tim",
  "team-role-changed": "Peran di tim diganti",
  "team-member-removed": "Dikeluarkan dari tim",
  "team-signed-out": "Dikeluarkan dari semua perangkat",
  "demo-removed": "Data demo dihapus",
  "page-updated": "Halaman diubah",
  "picture-created": "Gambar halaman diunggah",
  "shop-exported": "Seluruh toko diunduh",
  "operator-command": "Perintah operator",
};

const IMPORTANT_FIRST = [...new Set(["price", "stock", ...PRODUCT_FIELDS] as const)];

/** In the order that changes are shown. Fields without a label come last, under their own name. */
const FIELD_LABELS = new Map<string, string>([
  ["status", "Status"],
  ["payment_status", "Pembayaran"],
  ["proof", "Bukti"],
  ["reason", "Alasan penolakan"],
  ["resi", "Resi"],
  ["holds_stock", "Menahan stok"],
  ["note", "Catatan internal"],
  ["chat", "Teks WhatsApp"],
  ...IMPORTANT_FIRST.map((field) => [field, PRODUCT_COLUMNS[field].heading] as const),
  ["event_name", "Nama event"],
  ["event_name_en", "Nama event (Inggris)"],
  ["event_start", "Mulai"],
  ["event_end", "Selesai"],
  ["event_location", "Lokasi"],
  ["title", "Judul"],
  ["title_en", "Judul (Inggris)"],
  ["image1", "Gambar 1"],
  ["image2", "Gambar 2"],
  ["image3", "Gambar 3"],
  ["image4", "Gambar 4"],
  ["role", "Peran"],
  ["sessions_ended", "Sesi yang berakhir"],
  ["tables", "Tabel dalam berkas"],
  ["cities", "Kota dalam berkas"],
  ["changes", "Tarif yang berubah"],
  ...Object.entries(SETTING_LABELS),
  ...Object.entries(GROUP_FIELD_LABELS),
]);

const FIELD_ORDER = [...FIELD_LABELS.keys()];

/** Fields whose values are in English, as everywhere in the dashboard. */
const ENGLISH = new Set(["status", "payment_status", "proof", "event_start", "event_end"]);

const EMPTY = "kosong";

export type ChangeLabels = {
  field: string;
  label: string;
  /** Null where there can't be a value before: the thing is new. */
  before: string | null;
  /** Null where there can't be a value after: the thing was deleted. */
  after: string | null;
  lang: "en" | undefined;
  /** Key of the picture that the change is about. */
  picture?: string;
};

type Change = Pick<AuditEntryView, "action" | "changes">;

/** Returns the changes of an entry in words, the important ones first. */
export function changeLabels({ action, changes }: Change): ChangeLabels[] {
  return changes
    .toSorted((one, other) => rank(one) - rank(other))
    .map(
      (change) =>
        pictureLabels(change) ?? {
          field: change.field,
          label: labelOf(action, change.field),
          before: isNew(action, change.field)
            ? null
            : valueLabel(action, change.field, change.before),
          after: GONE.test(action) ? null : valueLabel(action, change.field, change.after),
          lang: ENGLISH.has(change.field) ? "en" : undefined,
        },
    );
}

/** Returns the keys of the pictures that an entry's changes are about. */
export function pictureKeys(entry: Change): string[] {
  return changeLabels(entry).flatMap(({ picture }) => picture ?? []);
}

/** A picture's key tells people nothing: it is named by what became of it, and shown. Null for other fields. */
function pictureLabels({ field, before, after }: AuditChange): ChangeLabels | null {
  const picture = after || before;
  if (!field.startsWith("image") || typeof picture !== "string") return null;
  const words = !after ? "dihapus" : before ? "diganti" : "ditambahkan";
  const label = FIELD_LABELS.get(field) ?? field;
  return { field, label, before: null, after: words, lang: undefined, picture };
}

const NEW = /-(created|imported|invited|joined|signed-out|told)$/;
const GONE = /-(deleted|withdrawn)$|^team-member-removed$/;

/** Also for facts about an upload or a command, which have no earlier value. */
function isNew(action: AuditAction, field: string): boolean {
  if (action === "tariffs-uploaded") return FIELD_LABELS.has(field);
  return action === "operator-command" || NEW.test(action);
}

function rank({ field }: AuditChange): number {
  const at = FIELD_ORDER.indexOf(field);
  return at < 0 ? FIELD_ORDER.length : at;
}

/** Days of a tariff are `Kota Bandung REG etd`. */
const TARIFF_DAYS = / etd$/;

function labelOf(action: AuditAction, field: string): string {
  const label = FIELD_LABELS.get(field) ?? field;
  return isTariff(action, field) ? label.replace(TARIFF_DAYS, ", lama kirim") : label;
}

function isTariff(action: AuditAction, field: string): boolean {
  return action === "tariffs-uploaded" && !FIELD_LABELS.has(field);
}

function valueLabel(action: AuditAction, field: string, value: AuditValue): string {
  if (value === null || value === "") return EMPTY;
  if (typeof value === "boolean") return value ? "ya" : "tidak";
  if (typeof value === "number") return numberWords(action, field, value);
  if (field === "event_start" || field === "event_end") return formatDateTime(value, "id");
  if (field === "role") return STAFF_LABELS[value as StaffRole] ?? value;
  if (isTariff(action, field)) return `${value} hari`;
  return value;
}

function numberWords(action: AuditAction, field: string, value: number): string {
  if (field === "price" || isTariff(action, field)) return formatRupiah(value);
  if (field === "weight") return `${value} gram`;
  // The log keeps the length alone, since admins write about customers here.
  if (field === "note" || field === "reason") return `${value} karakter`;
  return String(value);
}
