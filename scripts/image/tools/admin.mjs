// In the image: what operators do beside the dashboard, as `npm run admin` does on a clone.
import { run } from "../../internal/failure.mjs";
import { runAdmin } from "../../operator/run-admin.ts";

run(() => runAdmin(process.argv.slice(2)));
