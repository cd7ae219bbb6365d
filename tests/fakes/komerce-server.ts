import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { KEEP_IDLE } from "./keep-idle.ts";

const read = (name: string) =>
  readFileSync(new URL(`./komerce/${name}.json`, import.meta.url), "utf8");

/**
 * well: as documented. silent: never answers. stuck: begins an answer and never ends it. drop: cuts
 * the connection. moved: redirects to `/moved`. plain-404, plain-500: not JSON. broken-json:
 * incomplete JSON. wrong-json: JSON of another shape. wrong-data: the documented envelope with other
 * data. Any other: the answer of that name in komerce/, with its documented status.
 */
export type KomerceMood =
  | "well"
  | "silent"
  | "stuck"
  | "drop"
  | "moved"
  | "plain-404"
  | "plain-500"
  | "broken-json"
  | "wrong-json"
  | "wrong-data"
  | "401"
  | "500"
  | "400-key"
  | "400-missing"
  | "400-norate"
  | "404-destination"
  | "422-courier"
  | "429";

export type KomerceRequest = { path: string; fields: Record<string, string> };

export type KomercePlace = {
  id: number;
  province: string;
  city: string;
  district: string;
  zip: string;
};

export type KomerceServer = {
  /** Value for RAJAONGKIR_BASE_URL. `key` is for RAJAONGKIR_API_KEY. */
  url: string;
  key: string;
  mood: KomerceMood;
  /** Overrides `mood` for a path. */
  moods: Record<string, KomerceMood>;
  requests: KomerceRequest[];
  /** Places that the search finds. Tests can add more. */
  places: KomercePlace[];
  /** The answer's text for /calculate/domestic-cost. */
  costs: string;
  /** Requests that the client aborted before the answer was complete. */
  hungUp: number;
  /** Runs before each answer. */
  onRequest: (request: KomerceRequest) => Promise<void> | void;
  /** Restores the initial behaviour and forgets all requests. Keeps added places. */
  reset: () => void;
  stop: () => Promise<void>;
};

export const DOMESTIC_COST = "/calculate/domestic-cost";
export const DESTINATION = "/destination/domestic-destination";
export const WAYBILL = "/track/waybill";

const NEEDED: Record<string, { method: string; fields: string[] }> = {
  [DESTINATION]: { method: "GET", fields: ["search", "limit", "offset"] },
  [DOMESTIC_COST]: { method: "POST", fields: ["origin", "destination", "weight", "courier"] },
  [WAYBILL]: { method: "POST", fields: ["awb", "courier", "last_phone_number"] },
};

const JAKARTA = { province: "DKI JAKARTA", city: "JAKARTA SELATAN" };
const BANDUNG = { province: "JAWA BARAT", city: "BANDUNG" };

const PLACES: KomercePlace[] = [
  { id: 17601, ...JAKARTA, district: "MAMPANG PRAPATAN", zip: "12730" },
  // Kabupaten Bandung first, then the city: RajaOngkir calls both BANDUNG.
  { id: 4816, ...BANDUNG, district: "CILEUNYI", zip: "40622" },
  { id: 4944, ...BANDUNG, district: "COBLONG", zip: "40132" },
  { id: 31555, province: "DI YOGYAKARTA", city: "SLEMAN", district: "NGAGLIK", zip: "55581" },
  { id: 68423, province: "BALI", city: "DENPASAR", district: "DENPASAR BARAT", zip: "80111" },
];

const untouched = (): Pick<
  KomerceServer,
  "mood" | "moods" | "requests" | "costs" | "hungUp" | "onRequest"
> => ({
  mood: "well",
  moods: {},
  requests: [],
  costs: read("cost-200"),
  hungUp: 0,
  onRequest: () => {},
});

/** Returns the settings of a shop that asks the server on this port. */
export function komerceAt(port: number): Pick<KomerceServer, "url" | "key"> {
  return { url: `http://127.0.0.1:${port}/api/v1`, key: "a key of the tests" };
}

/** Starts a local server with RajaOngkir's protocol, which can also misbehave. 0 takes any free port. */
export async function startKomerceServer(wantedPort = 0): Promise<KomerceServer> {
  const server = createServer(KEEP_IDLE, (request, response) => {
    response.on("close", () => {
      if (!response.writableFinished && state.mood !== "drop") state.hungUp += 1;
    });
    void answer(state, request, response);
  });
  server.listen(wantedPort, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const state: KomerceServer = {
    ...komerceAt(port),
    ...untouched(),
    places: [...PLACES],
    reset: () => void Object.assign(state, untouched()),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return state;
}

async function answer(state: KomerceServer, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? "/", state.url);
  const path = url.pathname.replace("/api/v1", "");
  const fields = Object.fromEntries([
    ...url.searchParams,
    ...new URLSearchParams(await text(request)),
  ]);
  const asked = { path, fields };
  state.requests.push(asked);
  await state.onRequest(asked);
  const mood = state.moods[path] ?? state.mood;
  if (mood === "silent") return;
  if (mood === "drop") return void request.socket.destroy();
  if (mood === "moved") {
    return void response.writeHead(307, { location: `${state.url}/moved` }).end();
  }
  if (mood === "plain-404") return plain(response, 404, "404 page not found");
  if (mood === "plain-500") return plain(response, 500, "upstream connect error");
  if (mood === "stuck") return void response.writeHead(200, JSON_TYPE).write('{"meta":');
  if (mood === "broken-json") return json(response, 200, read("cost-200").slice(0, 200));
  if (mood === "wrong-json") return json(response, 200, '{"rajaongkir": {"results": []}}');
  if (mood === "wrong-data") {
    return json(response, 200, '{"meta": {"message": "", "code": 200}, "data": {"id": 1}}');
  }
  if (mood === "500") return json(response, 500, failure(500, "Internal Server Error"));
  if (mood === "401") return json(response, 401, failure(401, "Unauthorized"));
  if (mood !== "well") return json(response, Number(mood.slice(0, 3)), read(mood));
  const needed = NEEDED[path];
  if (!needed || needed.method !== request.method)
    return plain(response, 404, "404 page not found");
  if (request.headers.key !== state.key) return json(response, 400, read("400-key"));
  if (needed.fields.some((name) => !fields[name])) return json(response, 400, read("400-missing"));
  if (fields.courier && fields.courier !== "jne") return json(response, 422, read("422-courier"));
  if (path === DESTINATION) return search(state, fields.search ?? "", response);
  if (path === WAYBILL) return json(response, 200, read("waybill-200"));
  price(state, fields, response);
}

function search(state: KomerceServer, sought: string, response: ServerResponse) {
  const found = state.places.filter(({ city, district, zip }) =>
    [city, district, zip].some((name) => name.includes(sought.toUpperCase())),
  );
  if (found.length === 0) return json(response, 404, read("404-destination"));
  const documented = JSON.parse(read("destination-200"));
  const data = found.map(({ id, province, city, district, zip }) => ({
    ...documented.data[0],
    id,
    label: `${district}, ${city}, ${province}, ${zip}`,
    province_name: province,
    city_name: city,
    district_name: district,
    zip_code: zip,
  }));
  json(response, 200, JSON.stringify({ ...documented, data }));
}

/** Multiplies by kilograms. Like the real service, returns a wrong price for unknown place ids. */
function price(state: KomerceServer, fields: Record<string, string>, response: ServerResponse) {
  const isPlace = (id = "") => state.places.some((place) => String(place.id) === id);
  const isRight = isPlace(fields.origin) && isPlace(fields.destination);
  const kilograms = Number(fields.weight) / 1000;
  const answer = JSON.parse(state.costs);
  for (const option of answer.data) option.cost = isRight ? option.cost * kilograms : 1;
  json(response, 200, JSON.stringify(answer));
}

const JSON_TYPE = { "content-type": "application/json; charset=utf-8" };

function json(response: ServerResponse, status: number, body: string) {
  response.writeHead(status, JSON_TYPE).end(body);
}

function plain(response: ServerResponse, status: number, body: string) {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(body);
}

function failure(code: number, message: string): string {
  return JSON.stringify({ meta: { message, code, status: "error" }, data: null });
}
