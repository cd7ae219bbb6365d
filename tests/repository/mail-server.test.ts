import { once } from "node:events";
import { connect } from "node:net";
import { createTransport } from "nodemailer";
import { expect, onTestFinished, test } from "vitest";
import { startMailServer } from "../fakes/mail-server.ts";

const MAIL = { from: "shop@sekar.test", to: "ani@sekar.test", subject: "Whole", text: "Whole" };

test("a client that goes away in the middle of a mail leaves the tests' mail server standing", async () => {
  const server = await startMailServer();
  onTestFinished(server.stop);
  const client = connect(server.port, "127.0.0.1");
  const commands = ["EHLO x", "MAIL FROM:<shop@sekar.test>", "RCPT TO:<ani@sekar.test>", "DATA"];
  await once(client, "data");
  for (const command of commands) {
    client.write(`${command}\r\n`);
    await once(client, "data");
  }
  client.write("Subject: Half\r\n");
  client.destroy();
  await createTransport(server.url).sendMail(MAIL);
  expect(server.received.map(({ source }) => /^Subject: (.*)$/m.exec(String(source))?.[1])).toEqual(
    ["Whole"],
  );
});
