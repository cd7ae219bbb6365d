import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "#lib/environment/env.ts";
import { AppError } from "#lib/errors.ts";
import type { PaymentNotice, ServedWay } from "#lib/payments/ways/way.ts";
import { SERVED_WAYS } from "#lib/payments/ways/ways.ts";
import { WAYS_TO_PAY } from "#lib/shop/ways-to-pay.ts";

const SECRET = "rahasia-akun-virtual";

/** A gateway of virtual accounts, as one more way to pay would be written (docs/payments.md#ways-to-pay). */
const va: ServedWay = {
  async show({ id }) {
    const number = `8808${id.replaceAll(/\D/g, "").slice(0, 12)}`;
    return { kind: "accounts", accounts: [{ bank: "BCA Virtual", number, holder: "Sekar" }] };
  },
  readNotice(headers, body) {
    const signature = Buffer.from(headers.get("x-signature") ?? "", "hex");
    const right = createHmac("sha256", SECRET).update(body).digest();
    if (signature.length !== right.length || !timingSafeEqual(signature, right)) {
      throw new AppError("unauthenticated", "This signature isn't the service's");
    }
    const { paidAt, ...notice } = JSON.parse(body);
    return { ...notice, paidAt: new Date(paidAt) } satisfies PaymentNotice;
  },
};

/** Gives this process the way `va`. Needs a process of its own. */
export function addGateway(): void {
  const way = {
    id: "va",
    words: { en: "Virtual account", id: "Akun virtual" },
    secret: "VA_SECRET",
    isOffered: ({ gateways }: { gateways: string[] }) => gateways.includes("va"),
  };
  (WAYS_TO_PAY as unknown as object[]).push(way);
  Object.assign(SERVED_WAYS, { va });
  Object.assign(env(), { VA_SECRET: SECRET });
}

/** Returns a notice as the gateway sends it. */
export function signNotice(notice: PaymentNotice, secret = SECRET): RequestInit {
  const body = JSON.stringify(notice);
  const signature = createHmac("sha256", secret).update(body).digest("hex");
  return { method: "POST", body, headers: { "x-signature": signature } };
}
