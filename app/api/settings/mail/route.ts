import { groupResource } from "../group-resource.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = groupResource("mail", {
  about: "sender and last words of mails",
  example: { sender_name: "Batik Ani", signature: "Terima kasih" },
});
