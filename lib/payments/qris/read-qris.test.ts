import { expect, test } from "vitest";
import { DEMO_QRIS } from "#demo/demo-qris.ts";
import { crc16 } from "../internal/qris/emv-fields.ts";
import { readQris } from "./read-qris.ts";

/** Returns the demo's code with a part replaced and the right CRC. */
function changed(part: string, by: string): string {
  expect(DEMO_QRIS.split(part)).toHaveLength(2);
  return sealed(DEMO_QRIS.slice(0, -4).replace(part, by));
}

const sealed = (body: string) => body + crc16(body);

test("a static code tells its merchant and its fields", () => {
  const { text, merchantName, city, nmid, fields } = readQris(DEMO_QRIS);
  expect({ text, merchantName, city, nmid }).toEqual({
    text: DEMO_QRIS,
    merchantName: "SEKAR BATIK",
    city: "JAKARTA SELATAN",
    nmid: "ID1020000000000",
  });
  expect(fields.map(({ tag }) => tag).join(" ")).toBe("00 01 26 51 52 53 58 59 60 61 62 63");
  expect(fields.find(({ tag }) => tag === "51")?.fields).toEqual([
    { tag: "00", value: "ID.CO.QRIS.WWW" },
    { tag: "02", value: "ID1020000000000" },
    { tag: "03", value: "UMI" },
  ]);
  expect(fields.find(({ tag }) => tag === "62")?.fields).toEqual([{ tag: "07", value: "A01" }]);
});

test("white space around a pasted text and its line breaks are dropped", () => {
  const pasted = `\ufeff  ${DEMO_QRIS.slice(0, 76)}\r\n${DEMO_QRIS.slice(76, 150)}\n${DEMO_QRIS.slice(150)}\t\n`;
  expect(readQris(pasted)).toEqual(readQris(DEMO_QRIS));
});

test.each([
  ["marked as for one payment", changed("010211", "010212")],
  ["with a tip", changed("5802ID", "5502015802ID")],
  ["with a name in another language", changed("62070703A01", "62070703A0164130002EN0103Sek")],
  ["with a name of 25 characters", changed("5911SEKAR BATIK", `5925${"A".repeat(25)}`)],
])("a code %s is accepted", (_what, text) => {
  expect(readQris(text).text).toBe(text);
});

const START = "Teks ini bukan QRIS: awalnya harus 000201";
const END = "Teks QRIS harus berakhir dengan 6304 dan empat karakter pemeriksa";
const CRC = "Karakter pemeriksa QRIS tidak cocok: salin lagi seluruh teksnya";
const NAME = "Nama merchant (bagian 59) harus terisi, paling banyak 25 karakter";

test.each([
  ["nothing", " \n", START],
  ["a web address", "https://sekarbatik.test", START],
  ["another version", changed("000201", "000202"), START],
  ["a later version field", sealed(`010211000201${DEMO_QRIS.slice(12, -4)}`), START],
  ["a text cut off", DEMO_QRIS.slice(0, 100), "Teks QRIS terpotong di bagian 51"],
  ["letters for a tag", changed("52045699", "XX045699"), 'Teks QRIS rusak di "XX04569953"'],
  ["half a length", `${DEMO_QRIS}620`, 'Teks QRIS rusak di "620"'],
  ["a field twice", changed("5802ID", "5802ID5802ID"), "Bagian 58 muncul dua kali"],
  ["a text without end", DEMO_QRIS.slice(0, -8), END],
  ["a field after the CRC", `${DEMO_QRIS}6402EN`, END],
  ["a CRC of five characters", `${DEMO_QRIS.slice(0, -8)}6305C06FF`, END],
  ["another merchant's name", DEMO_QRIS.replace("BATIK", "BATIX"), CRC],
  ["a lowercase CRC", DEMO_QRIS.replace("C06F", "c06f"), CRC],
  ["another initiation", changed("010211", "010213"), "Jenis QRIS (bagian 01) harus 11 atau 12"],
  ["no initiation", changed("010211", ""), "Jenis QRIS (bagian 01) harus 11 atau 12"],
  [
    "a category of letters",
    changed("52045699", "5204BATK"),
    "Kategori usaha (bagian 52) harus empat angka",
  ],
  [
    "Singapore's dollar",
    changed("5303360", "5303702"),
    "Mata uang (bagian 53) harus rupiah, yaitu 360",
  ],
  [
    "an amount",
    changed("5802ID", "5405500005802ID"),
    "QRIS ini sudah memuat nominal: pakai QRIS statis",
  ],
  ["another country", changed("5802ID", "5802SG"), "Negara (bagian 58) harus ID"],
  ["no name", changed("5911SEKAR BATIK", "5900"), NAME],
  ["a long name", changed("5911SEKAR BATIK", `5926${"A".repeat(26)}`), NAME],
  ["no city", changed("6015JAKARTA SELATAN", ""), "Kota merchant (bagian 60) harus terisi"],
  [
    "no merchant account",
    sealed(DEMO_QRIS.slice(0, -4).replace(/26660014.*(?=52045699)/, "")),
    "Akun merchant (bagian 26 sampai 51) tidak ada",
  ],
  [
    "a broken merchant account",
    changed("51440014ID", "51440054ID"),
    "Isi bagian 51 tidak bisa dibaca",
  ],
  [
    "broken additional data",
    changed("62070703A01", "62070704A01"),
    "Isi bagian 62 tidak bisa dibaca",
  ],
  [
    "too long a text",
    changed(
      "5802ID",
      `5802ID${[65, 66, 67, 68].map((tag) => `${tag}99${"A".repeat(99)}`).join("")}`,
    ),
    "Teks QRIS paling banyak 512 karakter",
  ],
])("%s is refused with its reason", (_what, text, message) => {
  expect(() => readQris(text)).toThrow(expect.objectContaining({ code: "invalid", message }));
});
