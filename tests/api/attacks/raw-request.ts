import { connect } from "node:net";
import { baseUrl } from "../shop-client.ts";

/** Sends bytes on a connection of their own. Returns the first line of the answer, "" if there is none. */
export function statusLineFor(bytes: string): Promise<string> {
  const { hostname, port } = new URL(baseUrl());
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let answer = "";
    socket.setEncoding("latin1").on("data", (text: string) => {
      answer += text;
      if (answer.includes("\r\n")) socket.destroy();
    });
    socket.once("error", reject);
    socket.once("close", () => resolve(answer.split("\r\n")[0] ?? ""));
  });
}

/** Returns a request's head, and what follows it. */
export function rawRequest(line: string, headers: string[], body = ""): string {
  return [`${line} HTTP/1.1`, "Host: shop.test", ...headers, "", body].join("\r\n");
}
