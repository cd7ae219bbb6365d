import { backups } from "./steps/backups.ts";
import { firstStart, imageContents } from "./steps/first-start.ts";
import { privacy } from "./steps/privacy.ts";
import { profiles } from "./steps/profiles.ts";
import { servers } from "./steps/servers.ts";
import { upgrade } from "./steps/upgrade.ts";

// The steps share one shop, from its first start to its upgrade. Each begins where the last one
// ended.
firstStart();
imageContents();
servers();
privacy();
backups();
profiles();
upgrade();
