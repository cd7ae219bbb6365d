/** The caller by their session: the first argument of domain functions. */
export type Actor = {
  userId: string;
  role: "user" | "admin";
  sessionId: string;
};
