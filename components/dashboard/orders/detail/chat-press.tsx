"use client";

import { useSave } from "#components/forms/use-save.ts";
import { buttonClass } from "#components/ui/button/button-style.ts";
import { type OrderChat, tellCustomerAnswer } from "#lib/orders/schema.ts";
import { CHAT_LABELS } from "#lib/shop/chat/chat-fields.ts";

type ChatPressProps = { orderId: string; press: NonNullable<OrderChat["press"]> };

/** Opens the chat with the customer, and writes so into the timeline. A link: no pop-up blocker stops it. */
export function ChatPress({ orderId, press: { kind, href } }: ChatPressProps) {
  const { save } = useSave({
    request: () => ({
      path: `/api/order/${orderId}/chat`,
      answer: tellCustomerAnswer,
      body: { text: kind },
    }),
    errorMessage: "Chat terbuka, tetapi belum tercatat di riwayat pesanan.",
    refreshes: (error) => error === null,
  });
  return (
    <div className="pt-2">
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        onClick={() => save()}
        className={buttonClass({ variant: "secondary", full: true })}
      >
        Kabari lewat WhatsApp
      </a>
      <p className="pt-1.5 text-sm text-abu">Teks: {CHAT_LABELS[kind]}</p>
    </div>
  );
}
