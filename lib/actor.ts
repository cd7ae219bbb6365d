/** Who is calling, as the session says. Domain functions take it first. */
export type Actor = {
  userId: string;
  role: "user" | "admin";
  sessionId: string;
};
