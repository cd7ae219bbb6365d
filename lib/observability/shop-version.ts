import "server-only";
import manifest from "../../package.json" with { type: "json" };

/** The release that runs. */
export const SHOP_VERSION = manifest.version;
