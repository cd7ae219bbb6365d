// `npm run generate`: writes Prisma's client from prisma/schema, and the list of the API's routes.
import { generateClient } from "../database/prisma-client.mjs";
import { listRoutes } from "../shop/list-routes.mjs";

export async function main() {
  listRoutes();
  console.log((await generateClient()) ? "Generated prisma/generated." : "Nothing has changed.");
}
