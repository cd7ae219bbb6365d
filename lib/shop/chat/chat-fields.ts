import { LANGUAGES, type Language } from "../../language/languages.ts";

/** The texts that customers get by WhatsApp: one for each state of an order, in the dashboard's words. */
export const CHAT_LABELS = {
  pay: "Cara bayar",
  late: "Batas waktu dekat atau lewat",
  received: "Pembayaran diterima",
  sent: "Dikirim",
  arrived: "Sampai",
  refund: "Uang dikembalikan",
  other: "Keadaan lain",
} as const;

export type ChatKind = keyof typeof CHAT_LABELS;

export const CHAT_KINDS = Object.keys(CHAT_LABELS) as ChatKind[];

export type ChatField = `chat_${ChatKind}` | `chat_${ChatKind}_id`;

/** Returns the field of the settings that holds a text. */
export function chatField(kind: ChatKind, language: Language): ChatField {
  return language === "id" ? `chat_${kind}_id` : `chat_${kind}`;
}

/** Returns an object with a value for each text. */
export function ofChatFields<Value>(
  value: (kind: ChatKind, language: Language) => Value,
): Record<ChatField, Value> {
  return Object.fromEntries(
    CHAT_KINDS.flatMap((kind) =>
      LANGUAGES.map((language) => [chatField(kind, language), value(kind, language)]),
    ),
  ) as Record<ChatField, Value>;
}
