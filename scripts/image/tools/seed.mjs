// In the image: seeds reference data, and the demo where SEED_DEMO=1 and the shop is empty.
import "../../../prisma/seed/seed.ts";
