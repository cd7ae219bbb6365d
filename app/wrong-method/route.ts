import { redirect } from "next/navigation";
import { wrongMethod } from "#lib/http/wrong-method.ts";

// lib/http/normalize-request.ts leads writes to pages here.
export {
  wrongMethod as DELETE,
  wrongMethod as OPTIONS,
  wrongMethod as PATCH,
  wrongMethod as POST,
  wrongMethod as PUT,
};

/** Leads who opens this path to /home, as any unknown page does. */
export function GET() {
  redirect("/home");
}
