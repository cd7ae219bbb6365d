import { groupResource } from "../group-resource.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = groupResource("shipping", {
  about: "origin of parcels, and days on which nothing is sent",
  example: { closed_from: "2026-12-24", closed_until: "2026-12-27" },
});
