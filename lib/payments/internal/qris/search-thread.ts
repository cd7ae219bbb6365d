import { parentPort, workerData } from "node:worker_threads";
import { decodeQRBatch } from "qr/decode.js";

/** Pixels in RGB, three bytes each. */
export type SearchedPicture = {
  data: Uint8Array;
  width: number;
  height: number;
  timeLimit: number;
};

const { data, width, height, timeLimit } = workerData as SearchedPicture;

const [results = []] = await decodeQRBatch([{ data, width, height }], {
  format: "RGB",
  effort: Number.POSITIVE_INFINITY,
  timeLimit,
  maxSize: { width, height },
});
parentPort?.postMessage(results.filter((result) => typeof result === "string"));
