import { groupResource } from "../group-resource.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = groupResource("terms", {
  about: "deadline of payments and its reminder",
  example: { payment_deadline_hours: 48, reminder_hours: 6 },
});
