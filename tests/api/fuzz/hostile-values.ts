import fc from "fast-check";
import { MEGABYTE } from "../contract/too-large.ts";
import { PROTOTYPE_WORDS, SOURCES, TEXTS } from "./hostile-texts.ts";
import type { Scalar } from "./scalars.ts";

/** One replacement for a scalar, in every encoding of a request. */
export type HostileValue = {
  what: string;
  /** `all`: differs in each encoding. `json` or `multipart`: only that encoding can carry it. */
  carrier?: "all" | "json" | "multipart";
  /** JSON source, perhaps invalid. A Buffer if it isn't valid UTF-8. */
  json: string | Buffer;
  /** Returns the fields of a form or query that carry the value. */
  fields: (name: string) => HostileField[];
};

export type HostileField = { name: string; bytes: Buffer; fileName?: string };

/** Seed of the corpus. Set FUZZ_SEED for another one. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);

/** One in so many of the fixed values goes to each scalar, others to its neighbours. FUZZ_SHARE=1 sends all of them. */
const SHARE = Number(process.env.FUZZ_SHARE ?? 4);

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

export function text(value: string, what = JSON.stringify(shortened(value))): HostileValue {
  return {
    what,
    json: JSON.stringify(value),
    fields: (name) => [{ name, bytes: Buffer.from(value) }],
  };
}

/** Returns a value that only JSON can carry. A form sends its source as text. */
function source(json: string): HostileValue {
  return {
    what: shortened(json),
    carrier: "json",
    json,
    fields: (name) => [{ name, bytes: Buffer.from(json) }],
  };
}

function bytes(hex: string): HostileValue {
  const raw = Buffer.from(hex, "hex");
  return {
    what: `bytes ${hex}`,
    carrier: "all",
    json: Buffer.concat([Buffer.from('"'), raw, Buffer.from('"')]),
    fields: (name) => [{ name, bytes: raw }],
  };
}

/** Returns form fields that a parser may read as a list or object. */
function fields(what: string, json: string, names: (name: string) => string[]): HostileValue {
  return {
    what,
    carrier: "all",
    json,
    fields: (name) => names(name).map((one) => ({ name: one, bytes: Buffer.from("1") })),
  };
}

const LONG = [
  text("a".repeat(121), "121 letters"),
  text("é".repeat(500), "500 letters of two bytes"),
  text("👘".repeat(2_500), "2,500 kimonos"),
  text(`${" ".repeat(30_000)}a`, "30,000 spaces and a letter"),
  text("9".repeat(30_000), "30,000 digits"),
  text("a".repeat(200_000), "200,000 letters"),
  text(MEGABYTE, "a megabyte"),
];

const BYTES = ["ff", "c3", "c0af", "eda080", "f4908080", "00"].map(bytes);

const SHAPES = [
  fields("the field twice", '["1","1"]', (name) => [name, name]),
  fields("a list", '["1"]', (name) => [`${name}[]`]),
  fields("an operator", '{"not":"1"}', (name) => [`${name}[not]`]),
  fields("a member", '{"a":{"b":"1"}}', (name) => [`${name}.a.b`, `${name}[a][b]`]),
  fields("nothing, or half a text", '"a', () => []),
];

/** Files, for text fields and for pictures. */
const FILES = [
  ["", "a.jpg"],
  ["ffd8ffe000", "../../a.jpg"],
  ["89504e470d0a1a0a0000000d49484452ffffffffffffffff", "a.png"],
  [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString("hex"), "a.svg"],
  [Buffer.from("nama,harga\n=1+1,1").toString("hex"), '";x="\u202e.csv'],
].map(
  ([hex = "", fileName = ""]): HostileValue => ({
    what: `a file ${fileName}`,
    carrier: "multipart",
    json: JSON.stringify(fileName),
    fields: (name) => [{ name, bytes: Buffer.from(hex, "hex"), fileName }],
  }),
);

const FIXED_VALUES: readonly HostileValue[] = [
  ...SOURCES.map(source),
  ...TEXTS.map((one) => text(one)),
  ...LONG,
  ...BYTES,
  ...SHAPES,
  ...FILES,
];

type Schema = { [keyword: string]: unknown };

/** Returns values at the limits of a scalar's schema, and just beyond them. */
function edgesOf(schema: Schema): HostileValue[] {
  const { enum: choices = [], minimum, maximum, maxLength } = schema;
  const edges = [minimum, maximum].filter((edge) => typeof edge === "number");
  return [
    ...(choices as unknown[]).flatMap((one) => [
      text(String(one)),
      text(String(one).toUpperCase()),
      text(`${one} `),
    ]),
    ...edges.flatMap((edge) => [edge - 1, edge, edge + 1].map((one) => source(String(one)))),
    ...(typeof maxLength === "number"
      ? [maxLength, maxLength + 1].map((length) => text("x".repeat(length)))
      : []),
  ];
}

const drawn = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }).map((one) => text(one)),
  fc.string({ unit: "grapheme", maxLength: 200 }).map((one) => text(one)),
  fc.double().map((one) => source(String(one))),
  fc.bigInt().map((one) => source(String(one))),
  fc.json({ maxDepth: 3 }).map(source),
  fc.date({ noInvalidDate: true }).map((one) => text(one.toISOString())),
  fc.uuid().map((one) => text(one)),
);

/**
 * Returns the corpus of one scalar, which depends only on the name and the seed: a share of the fixed values, the
 * edges of its schema, and random values of its own.
 */
export function valuesFor(name: string, schema: Schema, random: number): HostileValue[] {
  return [...shareOf(name, FIXED_VALUES), ...edgesOf(schema), ...drawnFor(name, random)];
}

function shareOf(name: string, values: readonly HostileValue[]): HostileValue[] {
  const first = Math.abs(seedOf(name));
  return values.filter((_, index) => (index + first) % SHARE === 0);
}

function seedOf(name: string): number {
  let seed = SEED;
  for (const character of name) seed = (Math.imul(seed, 31) + character.charCodeAt(0)) | 0;
  return seed;
}

function drawnFor(name: string, random: number): HostileValue[] {
  return fc.sample(drawn, { seed: seedOf(name), numRuns: random });
}

/** Nearly as long as Node accepts a request's head. */
const LONG_QUERY = [
  text("a".repeat(10_000), "10,000 letters"),
  text("é ".repeat(1_500), "3,000 letters"),
];

/** Returns the corpus of a query's parameter: its share of all that a query can carry. */
export function queryValuesFor(name: string, schema: Schema, random: number): HostileValue[] {
  const words = PROTOTYPE_WORDS.map((word) => text(word));
  const others = FIXED_VALUES.filter(({ carrier }) => carrier !== "multipart");
  const share = shareOf(name, [...words, ...LONG_QUERY, ...others]);
  return [...share, ...edgesOf(schema), ...drawnFor(name, random)];
}

const ENCODINGS: readonly Scalar["place"][] = ["json", "urlencoded", "multipart"];

/** All operations read these with the same code, so each one gets only a share of the corpus. */
const READ_ALIKE = ["authorization", "_method"];
const SHARE_OF_ALIKE = 4;

/**
 * Returns one place's share of a corpus. Paths and queries get all that they can carry. The
 * encodings of a body share the rest, so that each value is sent in at least one.
 */
export function dealtTo({ place, name }: Scalar, values: readonly HostileValue[]): HostileValue[] {
  const hand = ENCODINGS.indexOf(place);
  return values.filter(({ carrier }, index) => {
    if (READ_ALIKE.includes(name)) return index % SHARE_OF_ALIKE === 0;
    if (carrier) return carrier === "all" || carrier === place || (hand < 0 && carrier === "json");
    return hand < 0 || index % ENCODINGS.length === hand;
  });
}
