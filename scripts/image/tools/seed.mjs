import "./made-secrets.mjs";
import "./trial-demo.mjs";
import "../../../prisma/seed/seed.ts";
