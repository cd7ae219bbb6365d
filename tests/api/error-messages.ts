import { randomUUID } from "node:crypto";
import { EXAMPLES } from "#lib/http/openapi/examples.ts";
import { makeNoise, makePicture } from "#tests/factories/picture.ts";
import { createProduct } from "#tests/factories/product.ts";
import { multipart } from "./multipart.ts";
import { anAdmin, BANDUNG, paymentBody, signIn } from "./people.ts";
import { type Answer, send, somewhere } from "./shop-client.ts";

/** A message over HTTP, with its status and its fields in `errors`. */
type Provoked = {
  message: string;
  status: number;
  /** Fields that carry the message. Missing if only the answer's `message` does. */
  fields?: string[];
  provoke: () => Promise<Answer>;
};

const EMPTY = "This field can't be empty";
const REQUIRED = "This field is required";

const post = (path: string, body: object, token?: string) =>
  send("POST", path, { body: { ...body }, ...(token ? { token } : {}) });
const byAdmin = async (path: string, body: object) => post(path, body, await anAdmin());
const form = async (path: string, fields: Record<string, string | Buffer>) =>
  send("POST", path, { token: await anAdmin(), body: multipart(fields) });
const newEmail = () => `${randomUUID()}@example.test`;
const example = (key: string) => (EXAMPLES[key] ?? {}) as Record<string, string>;

const REGISTRATION = ["email", "name", "phone_number", "password", "password_confirmation"];
const PRODUCT = ["name", "price", "stock", "weight", "description", "care_instructions"];
const ADDRESS = ["recipient", "address", "description", "zip_code", "phone_number"];

async function anEvent(changes: Record<string, string>): Promise<Answer> {
  const token = await anAdmin();
  const { json } = await post("/api/event", example("POST /api/event"), token);
  return send("PATCH", `/api/event/${json.data.id}`, { token, body: { ...changes } });
}

async function withCart(): Promise<string> {
  const token = await signIn();
  await send("POST", `/api/cart/${await createProduct()}`, { token });
  return token;
}

/** Messages of error-catalogue.test.ts that the server itself returns. */
const OF_THE_PAGES: Provoked[] = [
  {
    message: "Invalid password or email!",
    status: 401,
    provoke: () => post("/api/auth/login", { email: newEmail(), password: "salah-8888" }),
  },
  {
    message: EMPTY,
    status: 422,
    fields: ["email", "password"],
    provoke: () => post("/api/auth/login", { email: "", password: "" }),
  },
  {
    message: REQUIRED,
    status: 422,
    fields: REGISTRATION,
    provoke: () => post("/api/auth/register", {}),
  },
  {
    message: "Phone number must start with '62'",
    status: 422,
    fields: ["phone_number"],
    provoke: () =>
      post("/api/auth/register", {
        ...example("POST /api/auth/register"),
        email: newEmail(),
        phone_number: "12345678",
      }),
  },
  {
    message: "Invalid or expired OTP.",
    status: 422,
    provoke: () => post("/api/verify-otp", { email: newEmail(), otp: "12345678" }),
  },
  {
    message: "OTP must be 8 characters long",
    status: 422,
    fields: ["otp"],
    provoke: () => post("/api/verify-otp", { email: newEmail(), otp: "1234567a" }),
  },
  {
    message: "Email can't be empty!",
    status: 422,
    fields: ["email"],
    provoke: () => post("/api/send-otp", { email: " ", type: "reset-password" }),
  },
  {
    message: "Please enter a valid email!",
    status: 422,
    fields: ["email"],
    provoke: () => post("/api/send-otp", { email: "ani", type: "reset-password" }),
  },
  {
    message: "Password does not match",
    status: 422,
    fields: ["password", "password_confirmation"],
    provoke: () =>
      post("/api/auth/reset-password", {
        email: newEmail(),
        otp: "12345678",
        password: "truntum-sogan-62",
        password_confirmation: "truntum-sogan-63",
      }),
  },
  {
    message: EMPTY,
    status: 422,
    fields: PRODUCT,
    provoke: () => byAdmin("/api/product", { category: "Men", size: "M" }),
  },
  {
    message: "Ukuran harus dipilih",
    status: 422,
    fields: ["size"],
    provoke: () => byAdmin("/api/product", { ...example("POST /api/product"), size: "" }),
  },
  {
    message: "File harus berbentuk gambar",
    status: 422,
    fields: ["image1"],
    provoke: () => form("/api/gallery", { title: "Membatik", image1: Buffer.from("bukan") }),
  },
  {
    message: "Ukuran gambar tidak boleh melebihi 2MB",
    status: 422,
    fields: ["image1"],
    provoke: async () => form("/api/gallery", { title: "Membatik", image1: await makeNoise() }),
  },
  {
    message: EMPTY,
    status: 422,
    fields: ["event_name", "event_start", "event_end", "event_location", "description"],
    provoke: () => byAdmin("/api/event", {}),
  },
  {
    message: "Nama Event harus terisi",
    status: 422,
    fields: ["event_name"],
    provoke: () => anEvent({ event_name: "" }),
  },
  {
    message: "Tanggal Event harus terisi",
    status: 422,
    fields: ["event_date"],
    provoke: () => anEvent({ event_date: "" }),
  },
  {
    message: "Waktu Event harus terisi",
    status: 422,
    fields: ["event_time"],
    provoke: () => anEvent({ event_time: "" }),
  },
  {
    message: "Lokasi Event harus terisi",
    status: 422,
    fields: ["event_location"],
    provoke: () => anEvent({ event_location: "" }),
  },
  {
    message: "Deskripsi Event harus terisi",
    status: 422,
    fields: ["description"],
    provoke: () => anEvent({ description: "" }),
  },
  {
    message: "Panjang deskripsi tidak boleh melebihi 50 kata",
    status: 422,
    fields: ["description"],
    provoke: () => anEvent({ description: "kata ".repeat(51) }),
  },
  {
    message: EMPTY,
    status: 422,
    fields: ["title"],
    provoke: async () => form("/api/gallery", { title: "", image1: await makePicture() }),
  },
  {
    message: EMPTY,
    status: 422,
    fields: ADDRESS,
    provoke: async () => {
      const { province, city } = BANDUNG;
      return post("/api/address", { province, city }, await signIn());
    },
  },
  {
    message: "This address already exists",
    status: 422,
    fields: ["address"],
    provoke: async () => {
      const token = await signIn();
      await post("/api/address", BANDUNG, token);
      return post("/api/address", BANDUNG, token);
    },
  },
  {
    message: "Choose the delivery method",
    status: 422,
    fields: ["service"],
    provoke: async () => {
      const token = await withCart();
      return post("/api/payment", { ...(await paymentBody(token)), service: "" }, token);
    },
  },
  ...[
    ["name", "Name field can't be empty"],
    ["email", "Email field can't be empty"],
    ["phone_number", "Phone number field can't be empty"],
  ].map(
    ([field = "", message = ""]): Provoked => ({
      message,
      status: 422,
      fields: [field],
      provoke: async () =>
        send("PATCH", "/api/user", { token: await signIn(), body: { [field]: "" } }),
    }),
  ),
];

/** The contract's table of errors, by status. */
const OF_THE_CONTRACT: Provoked[] = [
  {
    message: "The request can't be read",
    status: 400,
    provoke: () =>
      send("POST", "/api/auth/login", {
        body: "{",
        headers: { "content-type": "application/json" },
      }),
  },
  { message: "Please sign in first", status: 401, provoke: () => send("GET", "/api/cart") },
  {
    message: "Only the shop's admins may do this",
    status: 403,
    provoke: async () => send("GET", "/api/customer", { token: await signIn() }),
  },
  {
    message: "This request didn't come from the shop's own pages",
    status: 403,
    provoke: async () =>
      send("POST", "/api/auth/logout", {
        headers: { cookie: `token=${await signIn()}`, origin: "https://evil.example" },
      }),
  },
  {
    message: "Product not found",
    status: 404,
    provoke: () => send("GET", `/api/product/${randomUUID()}`),
  },
  { message: "Path not found", status: 404, provoke: () => send("GET", "/api/nowhere") },
  {
    message: "This method isn't allowed here",
    status: 405,
    provoke: () => send("PUT", "/api/home"),
  },
  {
    message: "The shipping price has changed. Please look at it again.",
    status: 409,
    provoke: async () => {
      const token = await withCart();
      return post("/api/payment", { ...(await paymentBody(token)), ongkir: 1 }, token);
    },
  },
  {
    message: "The total has changed. Please look at it again.",
    status: 409,
    provoke: async () => {
      const token = await withCart();
      return post("/api/payment", { ...(await paymentBody(token)), total: 1 }, token);
    },
  },
  {
    message: "Some items in your cart are sold out",
    status: 409,
    provoke: async () => {
      const productId = await createProduct();
      const [first, second] = [await signIn(), await signIn()];
      for (const token of [first, second]) await send("POST", `/api/cart/${productId}`, { token });
      const body = await paymentBody(second);
      await post("/api/payment", await paymentBody(first), first);
      return post("/api/payment", body, second);
    },
  },
  {
    message: "The request is too large",
    status: 413,
    provoke: () => post("/api/auth/login", { email: "a".repeat(300_000) }),
  },
  {
    message: "This kind of body isn't understood",
    status: 415,
    provoke: () =>
      send("POST", "/api/auth/login", { body: "a,b", headers: { "content-type": "text/csv" } }),
  },
  {
    message: "Your cart is empty",
    status: 422,
    provoke: async () =>
      post(
        "/api/payment",
        { ...BANDUNG, service: "REG", ongkir: 19_000, etd: "1-2" },
        await signIn(),
      ),
  },
  {
    message: "Too many attempts. Please try again later.",
    status: 429,
    provoke: async () => {
      const body = { email: newEmail(), type: "register" };
      const headers = { "x-forwarded-for": somewhere() };
      await send("POST", "/api/send-otp", { body, headers });
      return send("POST", "/api/send-otp", { body, headers });
    },
  },
];

export const PROVOKED: readonly Provoked[] = [...OF_THE_PAGES, ...OF_THE_CONTRACT];
