// Bundles worker-thread.ts after Next's build. Has a process of its own, since esbuild leaves one running.
import { inProject } from "../system/paths.mjs";
import { bundle } from "./bundle.ts";

await bundle({ "worker-thread": "scripts/shop/worker-thread.ts" }, inProject(".next/worker"));
