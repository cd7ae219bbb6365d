import pg from "pg";

/** First words of the names. A number follows, so that words are common, rare or unique. */
const GARMENTS = "{Kemeja,Blus,Gaun,Kain,Selendang,Sarung,Tas,Rok}";
/** Sizes that the products with a chart in a picture list. */
const LISTS = ["", "S, M", "M, L, XL", "2XL"];

const MOTIFS = "{Kawung,Parang Rusak,Truntum,Mega Mendung,Ceplok,Sulur,Bunga,Kembang}";

/**
 * Creates products by one statement: each third is sold, each tenth deleted, prices and times repeat. Then
 * it updates PostgreSQL's statistics, as the server does from time to time.
 */
export async function createManyProducts(count: number): Promise<void> {
  // A connection of its own: the shop's have a time limit.
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    // Else the vacuum finds rows whose commit isn't written yet, and no index-only scan is possible.
    await client.query("set synchronous_commit = on");
    await client.query(
      `insert into products (id, name, category, size, size_details, price, stock, weight, description,
         care_instructions, is_purchased, created_at, updated_at, deleted_at)
       select md5('product ' || n)::uuid,
         ($2::text[])[1 + n * 5 % 8] || ' ' || ($3::text[])[1 + n * 3 % 7 + n % 2] || ' ' || n % 997,
         (array['Men', 'Women', 'Batik Cloth', 'Others'])[1 + n * 5 % 8 / 2],
         (array['S', 'M', 'L', 'XL', 'See-Image'])[1 + n * 7 % 5],
         case when n * 7 % 5 = 4 then ($4::text[])[1 + n / 5 % 4] else '' end,
         100000 + n * 11 % 40 * 5000, case when n % 3 = 0 then 0 else 2 end, 250,
         'Dari pengrajin nomor ' || md5(n::text) || '.', 'Cuci tangan.', n % 3 = 0,
         timestamptz '2026-01-01' - (n / 3) * interval '1 minute', now(),
         case when n % 10 = 0 then now() end
       from generate_series(1, $1::int) n`,
      [count, GARMENTS, MOTIFS, LISTS],
    );
    await client.query("vacuum analyze products");
  } finally {
    await client.end();
  }
}
