import { beforeAll, expect, test } from "vitest";
import { type HostileFile, makeHostileFiles } from "#tests/factories/hostile-files.ts";
import { makePicture } from "#tests/factories/picture.ts";
import { PRODUCT_FORM } from "#tests/factories/product-input.ts";
import { signIn } from "../people.ts";
import { type Answer, sendOnce, variable } from "../shop-client.ts";
import { watchMemory } from "./memory-peak.ts";
import { listFaults, listStored } from "./stored-pictures.ts";

const MOST_GROWTH_MB = 150;
const ENDLESS_MB = 200;
const TOO_LARGE = "Ukuran gambar tidak boleh melebihi 2MB";

const pid = Number(variable("TEST_SERVER_PID"));

let admin = "";
let files: HostileFile[] = [];
beforeAll(async () => {
  admin = await signIn("admin");
  files = await makeHostileFiles();
});

function create(slots: Record<string, { bytes: Buffer }>): Promise<Answer> {
  const body = new FormData();
  for (const [field, value] of Object.entries(PRODUCT_FORM)) body.set(field, value);
  for (const [slot, { bytes }] of Object.entries(slots)) {
    body.set(slot, new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), "foto.jpg");
  }
  return sendOnce("POST", "/api/product", { token: admin, body });
}

const keyOf = (image: string | null) => image?.split("/")[2] ?? "";

/** Returns the answer with the names of the pictures that the request has added. */
async function addedBy(request: () => Promise<Answer>) {
  const before = new Set(listStored());
  const answer = await request();
  return { ...answer, added: listStored().filter((name) => !before.has(name)) };
}

/** Sends a form without a length, whose picture goes on far beyond the limit. */
async function sendEndless(): Promise<Answer> {
  const [start, end] = [
    '--x\r\ncontent-disposition: form-data; name="image2"; filename="a.jpg"\r\n\r\n',
    "\r\n--x--\r\n",
  ];
  const picture = await makePicture();
  const megabyte = Buffer.alloc(1024 * 1024);
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(Buffer.concat([Buffer.from(start), picture])),
    pull(stream) {
      sent += 1;
      if (sent <= ENDLESS_MB) return stream.enqueue(megabyte);
      stream.enqueue(Buffer.from(end));
      stream.close();
    },
  });
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  return sendOnce("POST", "/api/product", { token: admin, body, headers });
}

/** Sends the files one by one, each in another slot. An error has to name only that slot. */
async function expectEachAnswered(): Promise<void> {
  for (const [index, { what, bytes, message }] of files.entries()) {
    const slot = `image${(index % 4) + 1}`;
    const { status, json, added } = await addedBy(() => create({ [slot]: { bytes } }));
    if (message) {
      expect([what, status, json.errors]).toEqual([what, 422, { [slot]: [message] }]);
      expect([what, added]).toEqual([what, []]);
    } else {
      expect([what, status, json.errors]).toEqual([what, 201, undefined]);
      expect([what, added]).toEqual([what, [keyOf(json.data[slot])]]);
      expect([what, await listFaults(added[0] ?? "")]).toEqual([what, []]);
    }
  }
}

/** Sends all files at once, four per form, and those with too many pixels three times. */
async function expectAllAtOnceRefused(): Promise<void> {
  const refused = files.filter(({ message }) => message !== null);
  const unfolding = refused.filter(({ message }) => message?.includes("megapiksel"));
  const all = [...refused, ...unfolding, ...unfolding];
  const forms = Array.from({ length: Math.ceil(all.length / 4) }, (_, index) =>
    all.slice(index * 4, index * 4 + 4),
  );
  const before = listStored();
  const answers = await Promise.all(
    forms.map((form) =>
      create(Object.fromEntries(form.map(({ bytes }, at) => [`image${at + 1}`, { bytes }]))),
    ),
  );
  expect(listStored()).toEqual(before);
  const said = answers.map(({ json }) => json.errors);
  // The shop checks the first bytes of all files in a form before it decodes any.
  for (const [index, form] of forms.entries()) {
    for (const [slot, [message]] of Object.entries<string[]>(said[index])) {
      expect(message).toBe(form[Number(slot.slice(-1)) - 1]?.message);
    }
    expect(Object.keys(said[index])).not.toEqual([]);
  }
}

test(`hostile files leave nothing but clean pictures, and the server within ${MOST_GROWTH_MB} MB`, async () => {
  // Loads what every upload needs. The photo is small, because a large one's high-water mark would
  // hide later growth.
  const photo = await makePicture({ width: 1200, height: 1500 });
  const warm = await addedBy(() => create({ image1: { bytes: photo } }));
  expect(warm.status).toBe(201);
  expect(await Promise.all(warm.added.map(listFaults))).toEqual([[]]);

  const memory = watchMemory(pid);
  const before = memory.megabytes();
  await expectEachAnswered();
  await expectAllAtOnceRefused();
  const endless = await addedBy(sendEndless);
  expect([endless.status, endless.json.errors]).toEqual([422, { image2: [TOO_LARGE] }]);
  expect(endless.added).toEqual([]);
  const growth = memory.megabytes() - before;
  memory.stop();
  expect(before).toBeGreaterThan(0);
  const held = `an ordinary upload took it to ${Math.round(before)} MB`;
  expect(growth, held).toBeLessThan(MOST_GROWTH_MB);
});

test("one bad picture among four: its slot says so, and none of the four is kept", async () => {
  const good = { bytes: await makePicture() };
  const svg = files.find(({ what }) => what === "half a PNG");
  if (!svg) throw new Error("there is half a PNG");
  const { status, json, added } = await addedBy(() =>
    create({ image1: good, image2: good, image3: svg, image4: good }),
  );
  expect([status, json.errors]).toEqual([422, { image3: [svg.message] }]);
  expect(added).toEqual([]);
});
