import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { withConnection } from "../../../scripts/database/connection.mjs";
import { atEnd } from "../../../scripts/system/clean-up.mjs";
import type { Rig } from "./rig.ts";

const KEPT_MS = 1_500;

/**
 * Bugs that the runs have to find, by FAULTS_PLANT. Each is put beside the shop, never into its code: into the database by a
 * trigger, or before a web server. Returns the doors that clients take.
 */
export const PLANTS: Record<string, (rig: Rig) => Promise<string[]>> = {
  /** Hands the customer's mail to the mail server within the transaction, whether it commits or not. */
  async "mail-before-commit"({ url, mail, doors }) {
    const send = `curl -s smtp://127.0.0.1:${mail.server.port} --mail-from shop@example.test --mail-rcpt buyer@example.test -T - || true`;
    await execute(
      url,
      `CREATE FUNCTION plant() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $plant$
      BEGIN
        EXECUTE format('COPY (SELECT unnest(ARRAY[%L, %L, %L])) TO PROGRAM %L',
          'Message-ID: <' || NEW.message_id || '@example.test>', '', 'text', '${send}');
        NEW.sent_at := now();
        RETURN NEW;
      END $plant$;
      CREATE TRIGGER plant BEFORE INSERT ON outbox_mails FOR EACH ROW
        WHEN (NEW.template = 'order-placed') EXECUTE FUNCTION plant()`,
    );
    return doors;
  },
  /** Writes what an order gives back into the ledger once more, with the stock. */
  async "stock-returned-twice"({ url, doors }) {
    await execute(
      url,
      `CREATE FUNCTION plant() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $plant$
      BEGIN
        INSERT INTO stock_movements (product_id, order_id, delta, reason)
          VALUES (NEW.product_id, NEW.order_id, NEW.delta, NEW.reason);
        UPDATE products SET stock = stock + NEW.delta WHERE id = NEW.product_id;
        RETURN NULL;
      END $plant$;
      CREATE TRIGGER plant AFTER INSERT ON stock_movements FOR EACH ROW
        WHEN (NEW.delta > 0 AND NEW.order_id IS NOT NULL AND pg_trigger_depth() = 0)
        EXECUTE FUNCTION plant()`,
    );
    return doors;
  },
  /** Keeps every page of the second web server for a moment, also that of a signed-in customer. */
  async "cached-page-with-a-name"({ doors }) {
    const [first = "", second = ""] = doors;
    return [first, await openCache(second)];
  },
};

const execute = (url: string, statements: string) =>
  withConnection(url, (client) => client.query(statements));

async function openCache(origin: string): Promise<string> {
  const pages = new Map<string, { until: number; text: string }>();
  const server = createServer(async (request, response) => {
    const { method = "GET", url = "/" } = request;
    const kept = pages.get(url);
    if (method === "GET" && kept && kept.until > Date.now()) {
      return void response.writeHead(200, { "content-type": "text/html" }).end(kept.text);
    }
    const body = Buffer.concat(await request.toArray());
    try {
      const answer = await fetch(origin + url, {
        ...{ method, redirect: "manual", headers: ownHeaders(request.headers) },
        ...(body.length > 0 && { body }),
      });
      const text = await answer.text();
      const type = answer.headers.get("content-type") ?? "text/plain";
      if (answer.status === 200 && type.includes("html")) {
        pages.set(url, { until: Date.now() + KEPT_MS, text });
      }
      response.writeHead(answer.status, { "content-type": type }).end(text);
    } catch {
      response.destroy();
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const OWN = ["authorization", "cookie", "content-type", "idempotency-key", "x-forwarded-for"];

const ownHeaders = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(OWN.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])));
