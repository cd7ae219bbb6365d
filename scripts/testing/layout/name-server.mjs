import { createSocket } from "node:dgram";

const A = 1;
const HEADER = 12;

/**
 * What the engine's name server is to containers: answers a service's name with the addresses of
 * its replicas that run. Everything else has no address.
 * @param {(name: string) => string[]} addressesOf
 * @returns {Promise<{ address: string, close: () => void }>}
 */
export async function startNameServer(addressesOf) {
  const socket = createSocket("udp4");
  socket.on("message", (query, from) => {
    socket.send(answer(query, addressesOf), from.port, from.address);
  });
  await new Promise((resolve) => socket.bind(0, "127.0.0.1", () => resolve(undefined)));
  return { address: `udp/127.0.0.1:${socket.address().port}`, close: () => socket.close() };
}

/** @param {Buffer} query @param {(name: string) => string[]} addressesOf */
function answer(query, addressesOf) {
  const { labels, end } = readName(query);
  const isAddress = query.readUInt16BE(end) === A;
  // A resolver may try the name below its machine's own domains first.
  const addresses = isAddress && labels.length === 1 ? addressesOf(labels[0] ?? "") : [];
  const header = Buffer.alloc(HEADER);
  query.copy(header, 0, 0, 2);
  const isKnown = labels.length === 1;
  header.writeUInt16BE(isKnown ? 0x8580 : 0x8583, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(addresses.length, 6);
  const records = addresses.map((address) =>
    Buffer.from([0xc0, HEADER, 0, A, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split(".").map(Number)]),
  );
  return Buffer.concat([header, query.subarray(HEADER, end + 4), ...records]);
}

/** @param {Buffer} query @returns {{ labels: string[], end: number }} where its type stands */
function readName(query) {
  const labels = [];
  let at = HEADER;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString("ascii", at + 1, at + 1 + length));
    at += length + 1;
  }
  return { labels, end: at + 1 };
}
