import { Text } from "react-email";
import { look } from "./look.ts";

/** The first line of a mail. `name` is null where the e-mail isn't proved. */
export function Greeting({ name }: { name: string | null }) {
  return <Text style={look.text}>{name ? `Hello ${name},` : "Hello,"}</Text>;
}
