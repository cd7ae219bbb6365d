// Lets Node import the shop's files without Next: compiles JSX, and empties "server-only".
import { readFileSync } from "node:fs";
import { createRequire, registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

const require = createRequire(import.meta.url);

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier === "server-only") return { url: "data:text/javascript,", shortCircuit: true };
    return nextResolve(specifier, context);
  },
  load(url, context, nextLoad) {
    if (!url.endsWith(".tsx")) return nextLoad(url, context);
    const file = fileURLToPath(url);
    // Loaded with the first .tsx file, since most starts import none.
    const { transformSync } = require("esbuild") as typeof import("esbuild");
    const { code } = transformSync(readFileSync(file, "utf8"), {
      loader: "tsx",
      jsx: "automatic",
      sourcefile: file,
      sourcemap: "inline",
    });
    return { format: "module", source: code, shortCircuit: true };
  },
});
