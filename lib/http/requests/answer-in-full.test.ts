import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, test } from "vitest";
import { answerInFull } from "./answer-in-full.ts";

test.each([
  ["reads nothing of it", async () => {}],
  [
    "stops reading",
    async (body: AsyncIterable<unknown>) => {
      for await (const _ of body) break;
    },
  ],
])("a client that is still sending sees the answer of a handler that %s", async (_, read) => {
  const server = createServer(async (request, response) => {
    answerInFull(request, response);
    await read(request);
    response.writeHead(request.method === "POST" ? 413 : 200).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  let answers = "";
  socket.setEncoding("latin1").on("data", (text) => {
    answers += text;
  });
  const body = "x".repeat(3_000_000);
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n`);
  socket.write(body);
  socket.write("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  await once(socket, "close");
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 413", "HTTP/1.1 200"]);
  server.close();
});
