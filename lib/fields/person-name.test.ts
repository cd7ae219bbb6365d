import { expect, test } from "vitest";
import { personNameField, plainName } from "./person-name.ts";

const field = personNameField("Empty");

const NAMES = [
  "Moh. Rizki",
  "Moh.Rizki",
  "M.Rizki",
  "Siti Aminah, S.Pd.",
  "dr. Ayu Sp.A",
  "dr. Made Wirawan, Sp.JP(K)",
  "Ir. H. Joko Susilo, M.Si.",
  "Dewi, A.Md.Keb.",
  "Apt. Sari, S.Farm",
  "Drs. Andi S.H., M.Kn., M.M.",
  "Ahmad S.Ag., M.Pd.I",
  "Prof.Dr.Ir.Bambang",
  "R.A. Kartini",
  "I Gst. Ayu Kd. Dewi",
  "Ibu Ani a/n Toko Sinar Jaya",
  "Pak Budi RT.05/RW.02",
  "Ma'ruf Al-Amin",
  "Ny. Topan Cokro",
  "José Müller 王伟",
];

test.each(NAMES)("%s is a name", (name) => {
  expect(field.safeParse(name).success).toBe(true);
});

test.each([
  "https://evil.example/x",
  "Menang hadiah di www.evil.zone",
  "evil.com",
  "Sari evil.com/x",
  "bit.ly/3abc",
  "WA.ME/62812",
  "toko-evil.co.id",
  "hadiah。com",
  "sari@evil.example",
  "Sari\nWulandari",
  "Sari\ue000",
  "Sari\u0000",
])("%j is no name", (name) => {
  const { error } = field.safeParse(name);
  expect(error?.issues[0]?.message).toBe("Please enter a name without links or control characters");
});

test("a name isn't empty and has at most 100 characters", () => {
  expect(field.safeParse(" ").error?.issues[0]?.message).toBe("Empty");
  expect(field.safeParse("a".repeat(101)).error?.issues[0]?.message).toBe("At most 100 characters");
  expect(field.parse(` ${"a".repeat(100)} `)).toHaveLength(100);
});

test.each([
  ["Siti Aminah, S.Pd.", "Siti Aminah, S.Pd."],
  ["dr. Ayu Sp.A", "dr. Ayu Sp.A"],
  ["Moh.Rizki", "Moh. Rizki"],
  ["Your prize: https://evil.example/x now", "Your prize:"],
  ["Call evil.com/x", "Call"],
  ["www.evil.example", ""],
  ["evil.zone", "evil. zone"],
  ["Sari\r\nBcc: x", "Sari Bcc: x"],
])("in a mail %j becomes %j", (stored, shown) => {
  expect(plainName(stored)).toBe(shown);
});
