import "server-only";
import { addHours } from "date-fns";
import type { Actor } from "../../actor.ts";
import { assertAdmin } from "../../assert-admin.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { db } from "../../database/db.ts";
import { onPool } from "../../database/sql/source.ts";
import { sql } from "../../database/sql/statement.ts";
import { inTransaction } from "../../database/transaction.ts";
import { env } from "../../environment/env.ts";
import { normalizePhoneNumber } from "../../fields/phone-number.ts";
import { isLanguage } from "../../language/languages.ts";
import { CHAT_LABELS } from "../../shop/chat/chat-fields.ts";
import { chatText, fillChat } from "../../shop/chat/chat-texts.ts";
import { getShopFacts } from "../../shop/get-shop-facts.ts";
import { readGroup } from "../../shop/groups/read-groups.ts";
import { readPaymentMethod } from "../../shop/settings.ts";
import { addTimelineNote } from "../internal/add-timeline-note.ts";
import { toTimelineView } from "../internal/order-view.ts";
import { lockOrder } from "../lock-order.ts";
import { readOrderAccounts } from "../money/order-accounts.ts";
import { orderAudit } from "../order-audit.ts";
import type { OrderChat, OrderView, TellCustomerInput } from "../schema.ts";
import { awaitsTransfer, hasDeadline } from "../status/order-status.ts";
import { TIMELINE_NOTES } from "../status/timeline-notes.ts";
import { chatKindOf } from "./chat-kind.ts";
import { chatValues } from "./chat-values.ts";

/** A condition on the event `e`: it isn't a chat with the customer, which moves no order. */
export const IS_NO_CHAT = sql`NOT starts_with(e.note, ${TIMELINE_NOTES.told}::text)`;

/** Returns the WhatsApp chat with an order's customer, text filled in, and earlier chats. Throws forbidden. */
export async function getOrderChat(
  actor: Actor,
  order: OrderView,
  now = new Date(),
): Promise<OrderChat> {
  assertAdmin(actor);
  const { user, events } = await db().order.findUniqueOrThrow({
    where: { id: order.id },
    select: {
      user: { select: { language: true, deletedAt: true } },
      events: {
        where: { note: { startsWith: TIMELINE_NOTES.told } },
        orderBy: { createdAt: "asc" },
      },
    },
  });
  const timeline = [...order.timeline, ...toTimelineView(events)].toSorted((one, other) =>
    one.at.localeCompare(other.at),
  );
  const phone = normalizePhoneNumber(order.user.phone_number || order.phone_number);
  if (phone === "") return { press: null, timeline };
  // The account of sales outside the website is deleted from the start.
  const hasPage = user.deletedAt === null;
  const language = hasPage && isLanguage(user.language) ? user.language : "id";
  const [shop, texts, accounts, method] = await Promise.all([
    getShopFacts(),
    readGroup(onPool, "chat"),
    awaitsTransfer(order) ? readOrderAccounts(order.id) : [],
    readPaymentMethod(),
  ]);
  const kind = chatKindOf(order, addHours(now, shop.reminderHours));
  const values = chatValues(order, {
    language,
    shopName: shop.name,
    siteUrl: env().SITE_URL,
    accounts,
    takesQris: method.takes_qris && hasDeadline(order),
    hasPage,
  });
  const text = fillChat(chatText(texts.value, kind, language), values);
  return {
    press: { kind, href: `https://wa.me/${phone}?text=${encodeURIComponent(text)}` },
    timeline,
  };
}

/** Writes into the timeline that an admin opened the chat with a text. Throws forbidden and not-found. */
export async function tellCustomer(
  actor: Actor,
  id: string,
  { text }: TellCustomerInput,
): Promise<TellCustomerInput> {
  assertAdmin(actor);
  return inTransaction(async (tx) => {
    const order = await lockOrder(tx, id);
    const fields = { chat: CHAT_LABELS[text] };
    await addTimelineNote(tx, order, actor, `${TIMELINE_NOTES.told}: ${fields.chat}`);
    await recordAudit(tx, actor, orderAudit("order-told", { after: { ...order, fields } }));
    return { text };
  });
}
