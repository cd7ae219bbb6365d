import { groupResource } from "../group-resource.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = groupResource("shop", {
  about: "name, address and contacts of the shop",
  example: { shop_name: "Batik Ani", shop_hours: "Setiap hari, 08.00–20.00 WIB" },
});
