import { Link, Text } from "react-email";
import { look } from "./look.ts";

/** Beside the way to pay: the way to show that it is done. */
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
