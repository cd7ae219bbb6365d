import type { BusboyFileStream, BusboyInstance } from "@fastify/busboy";
import { OversizedFile } from "../../media/picture-rules.ts";

/** What has come of a form so far; files are kept for its slots alone. */
export class UploadedForm {
  readonly entries: [string, unknown][] = [];
  /** The slots whose file is beyond the limit. */
  readonly oversized: string[] = [];
  /** More parts, or more text in one, than a form of the shop has. */
  hasTooMuch = false;
  readonly #slots: readonly string[];

  constructor(parser: BusboyInstance, slots: readonly string[]) {
    this.#slots = slots;
    const stop = () => {
      this.hasTooMuch = true;
      parser.destroy(new Error("too much"));
    };
    parser.once("partsLimit", stop);
    parser.on("field", (name, value, _nameTruncated, valueTruncated) => {
      if (valueTruncated) stop();
      // A part may come without a name.
      else if (name) this.entries.push([name, value]);
    });
    parser.on("file", (name, file) => {
      // A body that breaks off breaks its last file off: the parser says so as well.
      file.on("error", () => {});
      if (this.#slots.includes(name)) this.#keep(name, file);
      else file.resume();
    });
  }

  #keep(name: string, file: BusboyFileStream): void {
    let chunks: Uint8Array[] | null = [];
    file.on("data", (chunk: Uint8Array) => chunks?.push(chunk));
    file.once("limit", () => {
      chunks = null;
      this.oversized.push(name);
      this.entries.push([name, new OversizedFile()]);
    });
    file.once("end", () => {
      // A file field that was left empty comes as a file of no bytes.
      if (chunks) this.entries.push([name, chunks.length === 0 ? "" : Buffer.concat(chunks)]);
    });
  }
}
