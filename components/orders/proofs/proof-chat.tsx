import { MessageCircle } from "lucide-react";
import { buttonClass } from "#components/ui/button/button-style.ts";
import { useWords } from "#language";
import { PROOF_WORDS } from "./proof-words.tsx";

/** A chat about the transfer, where the shop has a number. */
export function ProofChat({ href }: { href: string | null }) {
  const words = useWords(PROOF_WORDS);
  if (!href) return null;
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className={buttonClass({ variant: "secondary", size: "large" })}
    >
      <MessageCircle size={18} aria-hidden />
      {words.askOnWhatsapp}
    </a>
  );
}
