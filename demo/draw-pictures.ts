/**
 * Draws the demo's pictures while the shop runs. Scripts start it with
 * `node --conditions=react-server`; it ends when all are drawn.
 */
import { db } from "../lib/database/db.ts";
import { drawReservedPictures } from "./draw-reserved-pictures.ts";

await drawReservedPictures();
await db().$disconnect();
