import { MessageCircle } from "lucide-react";
import { buttonClass } from "#components/ui/button/button-style.ts";

/** A chat about the transfer, where the shop has a number. */
export function ProofChat({ href }: { href: string | null }) {
  if (!href) return null;
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className={buttonClass({ variant: "secondary", size: "large" })}
    >
      <MessageCircle size={18} aria-hidden />
      Ask on WhatsApp
    </a>
  );
}
