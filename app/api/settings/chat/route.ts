import { groupResource } from "../group-resource.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = groupResource("chat", {
  about: "texts for customers by WhatsApp",
  example: { chat_received_id: "Halo {nama}, pembayaran pesanan {nomor} sudah kami terima." },
});
