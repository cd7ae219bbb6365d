import type { Customer } from "./accounts.ts";
import { type Client, type History, SERVERS, serverOf } from "./history.ts";
import { pick, type Random } from "./random.ts";

const PAUSE_MS = 120;
const PUBLIC_PAGES = ["/home", "/product", "/faq", "/product?q=kain", "/api/product"];
const PRIVATE_PAGES = [
  "/order-history",
  "/cart",
  "/auth/profile",
  "/api/order",
  "/api/cart",
  "/home",
];

/** Starts people on each server who read pages in random order, with and without a session. */
export function startVisitors(
  history: History,
  random: Random,
  { customers, products }: { customers: Customer[]; products: string[] },
): void {
  const pages = [...PUBLIC_PAGES, ...products.map((id) => `/product-detail/${id}`)];
  for (const turn of SERVERS) {
    const server = serverOf(turn);
    const look = (client: Client, path: string) => history.ask(client, "GET", path, { server });
    history.start(async () => void (await look({}, pick(random, pages))), PAUSE_MS);
    history.start(async () => {
      const customer = pick(random, customers);
      const isOwn = random() < 0.3;
      const [, order] =
        [...history.acknowledged].find(([, { email }]) => email === customer.email) ?? [];
      await look(
        customer,
        isOwn && order ? `/order-history/${order.orderId}` : pick(random, PRIVATE_PAGES),
      );
    }, PAUSE_MS);
  }
}
