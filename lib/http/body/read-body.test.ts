import { expect, test } from "vitest";
import { errorAnswer } from "../answers/error-answer.ts";
import { readBody } from "./read-body.ts";
import { readUpload } from "./read-upload.ts";

/** A request whose client goes away after some bytes. */
function abortedRequest(type: string): Request {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode("{"));
    },
    pull(controller) {
      controller.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" }));
    },
  });
  const init = { method: "POST", headers: { "content-type": type }, body, duplex: "half" };
  return new Request("http://localhost/api/cart", init);
}

test.each([
  ["body", () => readBody(abortedRequest("application/json"))],
  ["upload", () => readUpload(abortedRequest("multipart/form-data; boundary=x"), ["image"], "")],
])("an aborted %s is a bad request, and no outage of the database", async (_, read) => {
  const error: unknown = await read().catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: "bad-request" });
  expect(errorAnswer(error, "id").status).toBe(400);
});
