import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ProofHistory } from "./proof-history.tsx";

test("the customer is told that a proof's picture has been deleted", () => {
  const proof = {
    uploaded_at: "2026-11-21T12:05:00.000Z",
    state: "confirmed",
    reason: "",
  } as const;
  const shown = (hasPicture: boolean) =>
    renderToStaticMarkup(<ProofHistory proofs={[{ ...proof, has_picture: hasPicture }]} />);
  expect(shown(false)).toContain("The picture has been deleted");
  expect(shown(true)).not.toContain("deleted");
});
