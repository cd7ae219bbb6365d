import { Text } from "react-email";
import { look } from "./styles.ts";

/** Customers' mails are English, admins' Indonesian. */
export type MailLanguage = "en" | "id";

const HELLO: Record<MailLanguage, string> = { en: "Hello", id: "Halo" };

type GreetingProps = { name: string | null; lang?: MailLanguage };

/** The first line of a mail. `name` is null where the e-mail isn't proved. */
export function Greeting({ name, lang = "en" }: GreetingProps) {
  return <Text style={look.text}>{name ? `${HELLO[lang]} ${name},` : `${HELLO[lang]},`}</Text>;
}
