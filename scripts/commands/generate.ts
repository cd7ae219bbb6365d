// `npm run generate`: writes Prisma's client from prisma/schema.
import { generateClient } from "../database/prisma-client.mjs";

export async function main() {
  console.log((await generateClient()) ? "Generated prisma/generated." : "Nothing has changed.");
}
