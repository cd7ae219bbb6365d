import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from "@prisma/driver-adapter-utils";
import pg from "pg";

const { CHAR, TEXT } = pg.types.builtins;

/** Returns Prisma's adapter; as published it rejects the type "char". @param {string} connectionString */
export function engineAdapter(connectionString) {
  const pool = new pg.Pool({ connectionString, max: 2 });
  // The database may be dropped under an idle connection.
  pool.on("error", () => {});
  const letters = markLetters(pool);
  const factory = new PrismaPg(pool);
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const adapter = await connect();
    const queryRaw = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = async (query) => {
      const result = await queryRaw(query);
      for (const column of letters.get(result.rows) ?? []) {
        result.columnTypes[column] = ColumnTypeEnum.Character;
      }
      return result;
    };
    return adapter;
  };
  return { factory: bindMigrationAwareSqlAdapterFactory(factory), close: () => pool.end() };
}

/** Passes "char" columns on as text, and returns them by a result's rows. @param {pg.Pool} pool */
function markLetters(pool) {
  /** @type {WeakMap<object, number[]>} */
  const letters = new WeakMap();
  const query = /** @type {(...args: any[]) => Promise<pg.QueryResult>} */ (pool.query.bind(pool));
  pool.query = /** @type {any} */ (
    async (/** @type {any[]} */ ...args) => {
      const result = await query(...args);
      const columns = [];
      for (const [index, field] of (result.fields ?? []).entries()) {
        if (field.dataTypeID !== CHAR) continue;
        field.dataTypeID = TEXT;
        columns.push(index);
      }
      if (columns.length > 0) letters.set(result.rows, columns);
      return result;
    }
  );
  return letters;
}
