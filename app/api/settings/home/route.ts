import { groupResource } from "../group-resource.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = groupResource("home", {
  about: "head of the home page, and the announcement above every page",
  example: { headline: "Batik of our own", announcement: "Closed from 24 to 27 December" },
});
