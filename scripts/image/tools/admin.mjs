import "./made-secrets.mjs";
import { runAdmin } from "../../operator/run-admin.ts";
import { run } from "../../system/failure.mjs";

run(() => runAdmin(process.argv.slice(2)));
