import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { OrderView, ProofView } from "#lib/orders/schema.ts";
import { ProofPanel } from "./proof-panel.tsx";

function panelOf(image: string | null): string {
  const proof: ProofView = {
    ...{ id: "1", uploaded_at: "2026-11-21T12:05:00.000Z", image, state: "confirmed" },
    ...{ bank: "BCA", sender: "", amount: 450_000, reason: "" },
  };
  const earlier: ProofView = { ...proof, id: "2", state: "rejected" };
  const order = {
    status: "Completed",
    total: 450_000,
    money: { due: 0 },
    proofs: [earlier, proof],
  };
  return renderToStaticMarkup(<ProofPanel order={order as OrderView} evidence={undefined} />);
}

test("the admin is told that pictures have been deleted, and sees no broken ones", () => {
  const deleted = panelOf(null);
  expect(deleted.match(/Gambar sudah dihapus/g)).toHaveLength(2);
  expect(deleted).not.toMatch(/<img|<a /);
  expect(panelOf("/picture")).toMatch(/<img src="\/picture"/);
  expect(panelOf("/picture")).not.toContain("Gambar sudah dihapus");
});
