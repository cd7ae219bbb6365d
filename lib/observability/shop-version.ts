import "server-only";
import manifest from "../../package.json" with { type: "json" };

export const SHOP_VERSION = manifest.version;
