import { randomUUID } from "node:crypto";
import { newEmail } from "#tests/factories/account.ts";
import { makeNoise, makePicture } from "#tests/factories/picture.ts";
import { createProduct } from "#tests/factories/product.ts";
import { EXAMPLES } from "./contract/examples.ts";
import { multipart } from "./multipart.ts";
import { anAdmin, BANDUNG, paymentBody, signIn } from "./people.ts";
import { type Answer, send } from "./shop-client.ts";

/** A message over HTTP, with its status and its fields in `errors`. */
type Provoked = {
  message: string;
  status: number;
  /** Fields that carry the message. Missing if only the answer's `message` does. */
  fields?: string[];
  provoke: () => Promise<Answer>;
};

type Provoke = Provoked["provoke"];

const said = (status: number, message: string, provoke: Provoke): Provoked => ({
  ...{ message, status, provoke },
});
const onFields = (fields: string[], message: string, provoke: Provoke): Provoked => ({
  ...{ message, status: 422, fields, provoke },
});

const EMPTY = "This field can't be empty";
const REQUIRED = "This field is required";

const post = (path: string, body: object, token?: string) =>
  send("POST", path, { body: { ...body }, token });
const byAdmin = async (path: string, body: object) => post(path, body, await anAdmin());
const form = async (path: string, fields: Record<string, string | Buffer>) =>
  send("POST", path, { token: await anAdmin(), body: multipart(fields) });
const example = (key: string) => (EXAMPLES[key] ?? {}) as Record<string, string>;

const REGISTRATION = ["email", "name", "phone_number", "password", "password_confirmation"];
const PRODUCT = ["name", "price", "stock", "weight", "description", "care_instructions"];
const ADDRESS = ["recipient", "address", "description", "zip_code", "phone_number"];

async function anEvent(changes: Record<string, string>): Promise<Answer> {
  const token = await anAdmin();
  const { json } = await post("/api/event", example("POST /api/event"), token);
  return send("PATCH", `/api/event/${json.data.id}`, { token, body: { ...changes } });
}

/** Messages of error-catalogue.test.ts that the server itself returns. */
const OF_THE_PAGES: Provoked[] = [
  said(401, "Invalid password or email!", () =>
    post("/api/auth/login", { email: newEmail(), password: "salah-8888" }),
  ),
  onFields(["email", "password"], EMPTY, () =>
    post("/api/auth/login", { email: "", password: "" }),
  ),
  onFields(REGISTRATION, REQUIRED, () => post("/api/auth/register", {})),
  onFields(["phone_number"], "Phone number must start with '62'", () =>
    post("/api/auth/register", {
      ...example("POST /api/auth/register"),
      email: newEmail(),
      phone_number: "12345678",
    }),
  ),
  said(422, "Invalid or expired OTP.", () =>
    post("/api/verify-otp", { email: newEmail(), otp: "12345678" }),
  ),
  onFields(["otp"], "OTP must be 8 characters long", () =>
    post("/api/verify-otp", { email: newEmail(), otp: "1234567a" }),
  ),
  onFields(["email"], "Email can't be empty!", () =>
    post("/api/send-otp", { email: " ", type: "reset-password" }),
  ),
  onFields(["email"], "Please enter a valid email!", () =>
    post("/api/send-otp", { email: "ani", type: "reset-password" }),
  ),
  onFields(["password", "password_confirmation"], "Password does not match", () =>
    post("/api/auth/reset-password", {
      email: newEmail(),
      otp: "12345678",
      password: "truntum-sogan-62",
      password_confirmation: "truntum-sogan-63",
    }),
  ),
  onFields(PRODUCT, EMPTY, () => byAdmin("/api/product", { category: "Men", size: "M" })),
  onFields(["size"], "Ukuran harus dipilih", () =>
    byAdmin("/api/product", { ...example("POST /api/product"), size: "" }),
  ),
  onFields(["image1"], "File harus berbentuk gambar", () =>
    form("/api/gallery", { title: "Membatik", image1: Buffer.from("bukan") }),
  ),
  onFields(["image1"], "Ukuran gambar tidak boleh melebihi 2MB", async () =>
    form("/api/gallery", { title: "Membatik", image1: await makeNoise() }),
  ),
  onFields(["event_name", "event_start", "event_end", "event_location", "description"], EMPTY, () =>
    byAdmin("/api/event", {}),
  ),
  ...Object.entries({
    ...{ event_name: "Nama Event", event_date: "Tanggal Event", event_time: "Waktu Event" },
    ...{ event_location: "Lokasi Event", description: "Deskripsi Event" },
  }).map(([field, name]) =>
    onFields([field], `${name} harus terisi`, () => anEvent({ [field]: "" })),
  ),
  onFields(["description"], "Panjang deskripsi tidak boleh melebihi 50 kata", () =>
    anEvent({ description: "kata ".repeat(51) }),
  ),
  onFields(["title"], EMPTY, async () =>
    form("/api/gallery", { title: "", image1: await makePicture() }),
  ),
  onFields(ADDRESS, EMPTY, async () => {
    const { province, city } = BANDUNG;
    return post("/api/address", { province, city }, await signIn());
  }),
  onFields(["address"], "This address already exists", async () => {
    const token = await signIn();
    await post("/api/address", BANDUNG, token);
    return post("/api/address", BANDUNG, token);
  }),
  onFields(["service"], "Choose the delivery method", async () => {
    const token = await signIn();
    await send("POST", `/api/cart/${await createProduct()}`, { token });
    return post("/api/payment", { ...(await paymentBody(token)), service: "" }, token);
  }),
  ...[
    ["name", "Name field can't be empty"],
    ["email", "Email field can't be empty"],
    ["phone_number", "Phone number field can't be empty"],
  ].map(
    ([field = "", message = ""]): Provoked =>
      onFields([field], message, async () =>
        send("PATCH", "/api/user", { token: await signIn(), body: { [field]: "" } }),
      ),
  ),
];

/** The contract's table of errors, by status. */
const OF_THE_CONTRACT: Provoked[] = [
  said(400, "The request can't be read", () =>
    send("POST", "/api/auth/login", {
      body: "{",
      headers: { "content-type": "application/json" },
    }),
  ),
  said(401, "Please sign in first", () => send("GET", "/api/cart")),
  said(403, "Only the shop's admins may do this", async () =>
    send("GET", "/api/customer", { token: await signIn() }),
  ),
  said(403, "This request didn't come from the shop's own pages", async () =>
    send("POST", "/api/auth/logout", {
      headers: { cookie: `token=${await signIn()}`, origin: "https://evil.example" },
    }),
  ),
  said(404, "Product not found", () => send("GET", `/api/product/${randomUUID()}`)),
  said(409, "Some items in your cart are sold out", async () => {
    const productId = await createProduct();
    const [first, second] = [await signIn(), await signIn()];
    for (const token of [first, second]) await send("POST", `/api/cart/${productId}`, { token });
    const body = await paymentBody(second);
    await post("/api/payment", await paymentBody(first), first);
    return post("/api/payment", body, second);
  }),
  said(413, "The request is too large", () =>
    post("/api/auth/login", { email: "a".repeat(300_000) }),
  ),
  said(415, "This kind of body isn't understood", () =>
    send("POST", "/api/auth/login", { body: "a,b", headers: { "content-type": "text/csv" } }),
  ),
];

export const PROVOKED: readonly Provoked[] = [...OF_THE_PAGES, ...OF_THE_CONTRACT];
