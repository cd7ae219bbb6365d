import { Link, Text } from "react-email";
import { look } from "./look.ts";

/** A link to send the proof of transfer, beside the bank account. */
export function ProofLine({ link }: { link: string }) {
  return (
    <Text style={look.text}>
      Transferred already?{" "}
      <Link href={link} style={look.link}>
        Send us the proof of payment
      </Link>
    </Text>
  );
}
