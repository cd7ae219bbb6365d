// A shop to try has the demo, whose accounts open at a local address alone.
import { isLocalUrl } from "../../../lib/environment/local-url.ts";

const { SITE_URL = "" } = process.env;
process.env.SEED_DEMO ||= URL.canParse(SITE_URL) && isLocalUrl(SITE_URL) ? "1" : "0";
