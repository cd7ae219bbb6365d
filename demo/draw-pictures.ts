/**
 * Draws the demo's pictures beside a shop that is open already. Run by scripts/ with
 * `node --conditions=react-server`; ends when all are drawn.
 */
import { db } from "../lib/database/db.ts";
import { drawReservedPictures } from "./draw-reserved-pictures.ts";

await drawReservedPictures();
await db().$disconnect();
