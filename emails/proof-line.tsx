import { Link, Text } from "react-email";
import { look } from "./styles.ts";

type ProofLineProps = {
  /** The page that takes the proof without signing in; null where it may not be mailed. */
  link: string | null;
  /** The order's page, which asks to sign in. */
  orderLink: string;
};

/** A link to send the proof of transfer, beside the bank account. */
export function ProofLine({ link, orderLink }: ProofLineProps) {
  return (
    <Text style={look.text}>
      Transferred already?{" "}
      <Link href={link ?? orderLink} style={look.link}>
        {link ? "Send us the proof of payment" : "Log in and send us the proof of payment"}
      </Link>
    </Text>
  );
}
