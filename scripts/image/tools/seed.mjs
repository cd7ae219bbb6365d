// In the image: reference data always, the demo shop where SEED_DEMO=1 and the shop is empty.
import "../../../prisma/seed/seed.ts";
