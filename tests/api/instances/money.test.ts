import { expect, test } from "vitest";
import { db } from "#lib/database/db.ts";
import { jakartaDay } from "#lib/dates.ts";
import { verifyBooks } from "#lib/reports/verify-books.ts";
import { createOrderRow } from "#tests/factories/order-row.ts";
import { sendTo, serverOf } from "../contention/servers.ts";
import { signIn } from "../people.ts";

const ROUNDS = 12;

test("refunds of one order, sent to two servers at once, never return more than was paid", async () => {
  const admins = [await signIn("admin"), await signIn("admin")];
  const { id } = await createOrderRow({ status: "Cancelled", paymentStatus: "Paid" });
  const total = Number((await db().order.findUniqueOrThrow({ where: { id } })).total);
  // Each round sends about two thirds of what is left, twice.
  let held = total;
  for (let round = 0; round < ROUNDS && held > 0; round += 1) {
    const amount = Math.ceil((held * 2) / 3);
    const body = { amount, account: "BCA 1", sent_on: jakartaDay(new Date()), held_seen: held };
    const answers = await Promise.all(
      admins.map((token, turn) =>
        sendTo(serverOf(turn), "POST", `/api/order/${id}/refund`, { token, body }),
      ),
    );
    // The second one hears what is left.
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    held -= amount;
    expect(answers.find(({ status }) => status === 409)?.json.held).toBe(held);
  }
  expect(held).toBe(0);
  const back = await db().moneyEntry.aggregate({
    where: { orderId: id, kind: "refunded" },
    _sum: { rupiah: true },
  });
  expect(Number(back._sum.rupiah)).toBe(total);
  const { paymentStatus } = await db().order.findUniqueOrThrow({ where: { id } });
  expect(paymentStatus).toBe("Refunded");
  const wrong = (await verifyBooks()).filter((deviation) => deviation.id === id);
  expect(wrong).toEqual([]);
});

test("two admins confirm one proof at two servers: the money comes in once", async () => {
  const admins = [await signIn("admin"), await signIn("admin")];
  const { id } = await createOrderRow({
    status: "Waiting for Payment",
    paymentStatus: "Awaiting Verification",
  });
  const proof = await db().paymentProof.create({ data: { orderId: id, image: "0".repeat(24) } });
  const answers = await Promise.all(
    admins.map((token, turn) =>
      sendTo(serverOf(turn), "PATCH", `/api/order/${id}/proof/${proof.id}`, {
        token,
        body: { state: "confirmed" },
      }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const received = await db().moneyEntry.findMany({ where: { orderId: id, kind: "received" } });
  const { total } = await db().order.findUniqueOrThrow({ where: { id } });
  expect(received.map(({ rupiah }) => rupiah)).toEqual([total]);
});
