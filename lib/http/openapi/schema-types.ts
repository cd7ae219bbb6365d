/** A JSON schema (2020-12), as OpenAPI 3.1 takes it. */
export type JsonSchema = { [keyword: string]: unknown };

export type Schemas = Record<string, JsonSchema>;
