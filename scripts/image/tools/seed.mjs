import "../../../prisma/seed/seed.ts";
