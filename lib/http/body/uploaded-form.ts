import type { BusboyFileStream, BusboyInstance } from "@fastify/busboy";
import { OversizedFile } from "../../media/picture-rules.ts";

/** Collects a multipart form's fields while it is parsed; files only for `fileFields`. */
export class UploadedForm {
  readonly entries: [string, unknown][] = [];
  readonly oversized: string[] = [];
  hasTooManyParts = false;
  hasTooMuchText = false;
  readonly #fileFields: readonly string[];

  constructor(parser: BusboyInstance, fileFields: readonly string[]) {
    this.#fileFields = fileFields;
    const stop = () => parser.destroy(new Error("too much"));
    parser.once("partsLimit", () => {
      this.hasTooManyParts = true;
      stop();
    });
    parser.on("field", (name, value, _nameTruncated, valueTruncated) => {
      if (valueTruncated) {
        this.hasTooMuchText = true;
        stop();
      } else if (name) this.entries.push([name, value]);
    });
    parser.on("file", (name, file) => {
      // A truncated body also makes the parser throw.
      file.on("error", () => {});
      if (this.#fileFields.includes(name)) this.#keep(name, file);
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
      // Browsers send an empty file field as a file of no bytes.
      if (chunks) this.entries.push([name, chunks.length === 0 ? "" : Buffer.concat(chunks)]);
    });
  }
}
