import pg from "pg";
import { atEnd } from "../../../scripts/system/clean-up.mjs";

/** Connects to a shop's database as its owner, until the bench ends. */
export async function connectDatabase(url = process.env.DATABASE_URL): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  atEnd(() => client.end());
  return client;
}

/** Marks every waiting mail as sent, so that the next measurement begins without them. */
export async function dropMails(database: pg.Client): Promise<void> {
  await database.query("UPDATE outbox_mails SET sent_at = now() WHERE sent_at IS NULL");
}

/** Queues copies of the newest order mails. */
export async function queueMails(database: pg.Client, count: number): Promise<void> {
  await database.query(
    `INSERT INTO outbox_mails (recipient, template, data, message_id)
     SELECT recipient, template, data, gen_random_uuid()::text FROM generate_series(1, $1::int),
       (SELECT recipient, template, data FROM outbox_mails WHERE template = 'admin-new-order'
        ORDER BY created_at DESC LIMIT 1) AS mail`,
    [count],
  );
}
