// `npm run generate`: Prisma's client from prisma/schema.
import { generateClient } from "./database/prisma-client.mjs";
import { run } from "./internal/failure.mjs";

run(async () => {
  console.log((await generateClient()) ? "Generated prisma/generated." : "Nothing has changed.");
});
