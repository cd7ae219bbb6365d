/**
 * Draws the demo's pictures beside a shop that is open already. Run by scripts/ with
 * `node --conditions=react-server`; ends when all are drawn.
 */
import os from "node:os";
import { db } from "../../lib/db.ts";
import { drawReservedPictures } from "./draw-reserved-pictures.ts";

// Customers come first.
os.setPriority(os.constants.priority.PRIORITY_LOW);
await drawReservedPictures();
await db().$disconnect();
