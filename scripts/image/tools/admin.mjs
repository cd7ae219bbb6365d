// In the image: what operators do beside the dashboard, as `npm run admin` does on a clone.

import { runAdmin } from "../../operator/run-admin.ts";
import { run } from "../../system/failure.mjs";

run(() => runAdmin(process.argv.slice(2)));
