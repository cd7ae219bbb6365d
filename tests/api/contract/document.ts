import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import {
  type OpenApiDocument,
  type Operation,
  resolveResponse,
} from "#lib/http/openapi/document.ts";
import { type Answer, send } from "../shop-client.ts";

export type Documented = { key: string; method: string; path: string; operation: Operation };

export async function readDocument(): Promise<OpenApiDocument> {
  return (await send("GET", "/api/openapi.json")).json;
}

/** Returns every operation of the document, with a key like `PATCH /api/order/{id}`. */
export function operationsOf({ paths }: OpenApiDocument): Documented[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([name, operation]) => {
      const method = name.toUpperCase();
      return { key: `${method} ${path}`, method, path, operation };
    }),
  );
}

/** Compares answers with the document and records which documented statuses occurred. */
export class Judge {
  readonly seen = new Set<string>();
  readonly #document: OpenApiDocument;
  readonly #ajv = new Ajv2020({ allErrors: true, strictTypes: false });
  /** Compiled schemas, because compiling takes far longer than validating. */
  readonly #compiled = new Map<object, ValidateFunction>();

  constructor(document: OpenApiDocument) {
    this.#document = document;
    addFormats.default(this.#ajv);
    this.#ajv.addKeyword("components");
  }

  /** Returns the differences between an answer and the document. Empty if there are none. */
  faults({ key, operation }: Documented, answer: Answer): string[] {
    const documented = resolveResponse(this.#document, operation.responses[String(answer.status)]);
    if (!documented) return [`${key} answers ${answer.status}: ${JSON.stringify(answer.json)}`];
    this.seen.add(`${key} ${answer.status}`);
    const absent = Object.keys(documented.headers ?? {}).filter(
      (name) => !answer.headers.get(name),
    );
    const missing = absent.map((name) => `${key} ${answer.status} has no ${name}`);
    const content = documented.content as Record<string, { schema?: object }> | undefined;
    if (!content) return missing;
    const type = answer.headers.get("content-type")?.split(";")[0] ?? "none";
    if (!content[type]) return [`${key} ${answer.status} answers ${type}`];
    return [
      ...missing,
      ...this.schemaFaults(content[type].schema ?? {}, answer.json).map(
        (fault) => `${key} ${answer.status}${fault}`,
      ),
    ];
  }

  schemaFaults(schema: object, value: unknown): string[] {
    const validate = this.#compiled.get(schema) ?? this.#compile(schema);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  }

  #compile(schema: object): ValidateFunction {
    const { components } = this.#document;
    const validate = this.#ajv.compile({ ...schema, components: { schemas: components.schemas } });
    this.#compiled.set(schema, validate);
    return validate;
  }
}
