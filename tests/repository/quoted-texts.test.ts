import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Texts that the customer quotes in specification and contract, misspellings included. */
const QUOTED = `
made in Indonesia, cultured in batik since 2011
Unexpected Application Error!
Please Wait
On Going Events
Past Events
No Events Found
Your cart is empty
Calculated at the next step
Last {} Days
Verifying User Role
Masukan Nama Barang
+ Barang Baru
Filters
Hapus Filter
No Image
(Terjual)
Edit Barang
Hapus
Sizes
Choose Size
Admin Profile
User Profile
Waiting for Payment
Cancelled
This field is required
OTP must be {} characters long
Please enter a valid email!
Password does not match
Ukuran harus dipilih
Only for Women
File harus berbentuk gambar
Ukuran gambar tidak boleh melebihi 2MB
Nama Event harus terisi
Tanggal Event harus terisi
Waktu Event harus terisi
Lokasi Event harus terisi
Deskripsi Event harus terisi
Panjang deskripsi tidak boleh melebihi {} kata
Select Province First
This address already exists
Choose the delivery method
You have to create an account
You need to create an account
Invalid password or email!
Invalid or expired OTP.
Oops, Something went wrong!
Oops, something went wrong!
Oops, something went wrong
Oops! Something went wrong
Oops, something went wrong when confirming your order
OTP Successfuly sent to {}
Successfuly changed your password
Successfuly Removed Item
Successfuly Added Item To Cart
Successfuly Updated Cart
Successfuly deleted address
Successfuly Updated Address
Successfuly updated your profile
Successfuly Coppied to Clipboard
Copied to clipboard
`
  .trim()
  .split("\n");

const source = globSync("{app,components,lib}/**/*.{ts,tsx}")
  .filter((path) => !path.includes(".test."))
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whole, as a string or between tags. `{}` is what goes in. */
const asWritten = (text: string) =>
  new RegExp(
    `["'\`>]\\s*${text.split("{}").map(literal).join(String.raw`\$?\{[^}]+\}`)}\\s*["'\`<]`,
  );

test.each(QUOTED)("'%s' is said as the customer wrote it", (text) => {
  expect(asWritten(text).test(source)).toBe(true);
});
