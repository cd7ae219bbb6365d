import { groupResource } from "../group-resource.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = groupResource("tiles", {
  about: "pictures of the categories' tiles",
  example: { image1: "" },
});
