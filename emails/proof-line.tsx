import { MailLink } from "./mail-frame.tsx";

type ProofLineProps = {
  /** The page that takes the proof without signing in; null where it may not be mailed. */
  link: string | null;
  /** The order's page, which asks to sign in. */
  orderLink: string;
};

/** A link to send the proof of payment, beside the bank account. */
export function ProofLine({ link, orderLink }: ProofLineProps) {
  return (
    <MailLink before="Paid already?" href={link ?? orderLink}>
      {link ? "Send us the proof of payment" : "Log in and send us the proof of payment"}
    </MailLink>
  );
}
