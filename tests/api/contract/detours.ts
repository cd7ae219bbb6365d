import { type IncomingHttpHeaders, request } from "node:http";
import { baseUrl, somewhere } from "../shop-client.ts";

type Raw = { status: number; text: string; headers: IncomingHttpHeaders };

/** Sends a request with the path exactly as written: fetch would normalise it. */
export function sendRaw(
  method: string,
  path: string,
  headers: Record<string, string>,
  body: string,
): Promise<Raw> {
  const { hostname, port } = new URL(baseUrl());
  const content = body === "" ? {} : { "content-type": "application/json" };
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        hostname,
        port,
        method,
        path,
        headers: { "x-forwarded-for": somewhere(), ...content, ...headers },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
            headers: response.headers,
          }),
        );
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}

const SUBREQUEST = ["proxy", "middleware", "src/middleware", "pages/_middleware"].flatMap(
  (name) => [name, Array(5).fill(name).join(":")],
);

type Detour = { path: string; headers?: Record<string, string> };

/** Returns other spellings of the call that a check of paths or headers may miss. */
export function detoursOf(address: string): Detour[] {
  const [path = "", query = ""] = address.split("?");
  const rest = path.replace("/api/", "");
  const asked = query === "" ? "" : `?${query}`;
  const paths = [
    `/${path}`,
    `/api//${rest}`,
    `/%2e${path}`,
    `/api/%2e/${rest}`,
    `/api/x/%2e%2e/${rest}`,
    `/api/x/../${rest}`,
    `/home/..${path}`,
    `/home/%2e%2e${path}`,
    `/%61pi/${rest}`,
    `/API/${rest}`,
    `/api%2f${rest}`,
    `/api\\${rest}`,
    `/api;x=y/${rest}`,
    `/en${path}`,
    `/_next${path}`,
    `/_next/data/build${path}.json`,
    `${path}/`,
    `${path}//`,
    `${path}.rsc`,
    `${path}.json`,
    `${path}.segments/_tree.segment.rsc`,
    `${path}%20`,
    `${path}%00`,
  ].map((written) => ({ path: written + asked }));
  const doubled = {
    path: `${path}?${query}&${query}&id=1&id=2&token=x&user_id=1&role=admin&scope=all`,
  };
  const header = (headers: Record<string, string>) => ({ path: address, headers });
  return [
    ...paths,
    doubled,
    ...SUBREQUEST.map((value) => header({ "x-middleware-subrequest": value })),
    header({ rsc: "1", "next-router-prefetch": "1" }),
    header({ "x-nextjs-data": "1", "next-action": "x" }),
    header({ "x-invoke-path": path, "x-matched-path": path, "x-middleware-invoke": "1" }),
    header({ "x-original-url": "/api/home", "x-rewrite-url": "/api/home" }),
    header({ "x-http-method-override": "GET", "x-method-override": "GET" }),
    header({
      "x-forwarded-host": "localhost",
      "x-forwarded-user": "admin",
      "x-real-ip": "127.0.0.1",
    }),
  ];
}
