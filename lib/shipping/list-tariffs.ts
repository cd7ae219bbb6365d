import "server-only";
import type { Prisma } from "#prisma/generated/client.ts";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { db } from "../database/db.ts";
import { escapeLike } from "../database/like-pattern.ts";
import { metaOf, type Page } from "../paging.ts";
import { readTariffs } from "./internal/read-tariffs.ts";
import type { CityTariffView, TariffQuery } from "./tariff-schema.ts";

/** Lists tariffs by province and city. Throws forbidden for non-admins. */
export async function listTariffs(actor: Actor, query: TariffQuery): Promise<Page<CityTariffView>> {
  assertAdmin(actor);
  const where = toWhere(query.q);
  const [data, total] = await Promise.all([
    readTariffs(db(), where, query),
    db().city.count({ where }),
  ]);
  return { data, meta: metaOf(query, total) };
}

function toWhere(q: string): Prisma.CityWhereInput {
  if (q === "") return {};
  const part = { contains: escapeLike(q), mode: "insensitive" } as const;
  return { OR: [{ name: part }, { province: { name: part } }] };
}
