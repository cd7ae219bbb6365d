import type { JsonSchema } from "./schema-types.ts";

const ID = { format: "uuid" };
const MOMENT = { format: "date-time" };
const DAY = { format: "date" };
const LINK = { format: "uri" };
const PATH = { format: "uri-reference" };
const RUPIAH = { format: "int64" };
const NO_FORMAT = {};

const BY_NAME: Record<string, JsonSchema> = {
  id: ID,
  product_id: ID,
  edition: ID,
  created_at: MOMENT,
  updated_at: MOMENT,
  uploaded_at: MOMENT,
  signed_in_at: MOMENT,
  last_used_at: MOMENT,
  checked_at: MOMENT,
  payment_deadline: MOMENT,
  late_proof_until: MOMENT,
  event_start: MOMENT,
  event_end: MOMENT,
  received_on: DAY,
  sent_on: DAY,
  event_date: DAY,
  link: LINK,
  map: LINK,
  site: LINK,
  tracking_link: LINK,
  image: PATH,
  image1: PATH,
  image2: PATH,
  image3: PATH,
  image4: PATH,
  event_time: { pattern: "^\\d\\d:\\d\\d$" },
  price: { pattern: "^\\d+$" },
  subtotal: RUPIAH,
  ongkir: RUPIAH,
  total: RUPIAH,
  total_price: RUPIAH,
  rupiah: RUPIAH,
  due: RUPIAH,
  held: RUPIAH,
  received: RUPIAH,
  written_off: RUPIAH,
  unique_amount: RUPIAH,
};

/** Formats of one object's fields, where the name alone isn't enough. */
const OF_OBJECT: Record<string, Record<string, JsonSchema>> = {
  Address: { phone_number: { pattern: "^62\\d{8,13}$" }, zip_code: { pattern: "^\\d{5}$" } },
  Customer: { email: { format: "email" } },
  Order: { date: MOMENT, "timeline.at": MOMENT },
  PageMeta: { total: NO_FORMAT },
  Place: { id: NO_FORMAT },
  Proof: { amount: RUPIAH },
  Qris: { picture: PATH },
  Shop: { email: { format: "email" }, "delivery.carriers.id": NO_FORMAT },
  User: { email: { format: "email" }, pending_email: { format: "email" } },
  ZipPlace: { id: NO_FORMAT },
};

/** Returns format or pattern of a field; nothing for another type than the field's. */
export function formatOf(object: string, path: string, schema: JsonSchema): JsonSchema {
  const name = path.split(".").at(-1) ?? "";
  const found = OF_OBJECT[object]?.[path] ?? BY_NAME[name] ?? NO_FORMAT;
  const wanted = found === RUPIAH ? "integer" : "string";
  return [schema.type].flat().includes(wanted) && !schema.format ? found : NO_FORMAT;
}
