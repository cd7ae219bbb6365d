import { expect, test } from "vitest";
import type { AuditAction, AuditChange } from "#lib/audit/schema.ts";
import { changeLabels } from "./audit-labels.ts";

function words(action: AuditAction, ...changes: AuditChange[]) {
  return changeLabels({ action, changes }).map(({ label, before, after }) =>
    [label, before ?? "–", after ?? "–"].join(" | ").replaceAll("\u00a0", " "),
  );
}

test("a change is told with labels, units and rupiah, the important fields first", () => {
  expect(
    words(
      "product-updated",
      { field: "weight", before: 250, after: 300 },
      { field: "image1", before: "0123456789abcdef01234567", after: null },
      { field: "price", before: 450000, after: 475000 },
    ),
  ).toEqual([
    "Harga | Rp 450.000 | Rp 475.000",
    "Berat (gram) | 250 gram | 300 gram",
    "Gambar 1 | – | dihapus",
  ]);
  expect(
    words(
      "order-note-saved",
      { field: "note", before: 0, after: 12 },
      { field: "holds_stock", before: true, after: false },
    ),
  ).toEqual(["Menahan stok | ya | tidak", "Catatan internal | 0 karakter | 12 karakter"]);
  expect(
    words("event-updated", { field: "event_start", before: null, after: "2026-12-05T03:00:00Z" }),
  ).toEqual(["Mulai | kosong | 5 Desember 2026, 10.00 WIB"]);
});

test.each([
  [null, "new", "ditambahkan", "new"],
  ["old", "new", "diganti", "new"],
  ["old", null, "dihapus", "old"],
])("a picture from %s to %s is %s, and shown", (before, after, said, picture) => {
  const change = { field: "image2", before, after };
  const [labels] = changeLabels({ action: "product-updated", changes: [change] });
  expect(labels).toMatchObject({ label: "Gambar 2", before: null, after: said, picture });
});

test("tariffs are told by city and service", () => {
  expect(
    words(
      "tariffs-uploaded",
      { field: "Kota Bandung REG", before: 19000, after: null },
      { field: "Kota Bandung REG etd", before: "1-2", after: null },
      { field: "changes", before: null, after: 1 },
    ),
  ).toEqual([
    "Tarif yang berubah | – | 1",
    "Kota Bandung REG | Rp 19.000 | kosong",
    "Kota Bandung REG, lama kirim | 1-2 hari | kosong",
  ]);
});

test("a new thing has values after alone, a deleted one before alone", () => {
  const name = { field: "name", before: null, after: "Kain" };
  const price = { field: "price", before: null, after: 5000 };
  expect(words("product-created", name, price)).toEqual([
    "Harga | – | Rp 5.000",
    "Nama Barang | – | Kain",
  ]);
  expect(words("event-deleted", { field: "event_name", before: "Pameran", after: null })).toEqual([
    "Nama event | Pameran | –",
  ]);
});

test("a role in the team is told by its name", () => {
  const role = { field: "role", before: "packer", after: "admin" };
  expect(words("team-role-changed", role)).toEqual(["Peran | Pengemas | Admin"]);
  expect(words("team-invited", { ...role, before: null })).toEqual(["Peran | – | Admin"]);
  expect(words("team-member-removed", { ...role, after: null })).toEqual(["Peran | Pengemas | –"]);
});

test("a field without a label keeps its name", () => {
  expect(words("operator-command", { field: "sessionsEnded", before: null, after: 2 })).toEqual([
    "sessionsEnded | – | 2",
  ]);
});
