import type pg from "pg";

/** Each stands for 4 % of the names, as in a catalogue with some 25 motifs. */
const MOTIFS = [
  ...["Parang", "Kawung", "Mega Mendung", "Truntum", "Sido Mukti", "Sido Luhur", "Sekar Jagad"],
  ...["Lereng", "Ceplok", "Tambal", "Nitik", "Buketan", "Lasem", "Gentongan", "Pekalongan"],
  ...["Cuwiri", "Semen Rama", "Udan Liris", "Wahyu Tumurun", "Grompol", "Gringsing", "Sidomulyo"],
  ...["Madura", "Tujuh Rupa", "Merak Ngigel"],
];
const GARMENTS = ["Kemeja", "Blus", "Syal", "Kain"];
const CATEGORIES = ["Men", "Women", "Others", "Batik Cloth"];
const SIZES = ["S", "M", "L", "XL", "2XL"];
const COLOURS = ["Soga", "Wedelan", "Mengkudu", "Latar Putih", "Sogan Tua", "Abang", "Malam"];

/** A word that only three products have. */
export const RARE_WORD = "Kalimasada";
const RARE = 3;

/** Adds products up to a number, half of them sold, and updates PostgreSQL's statistics. */
export async function growCatalogue(database: pg.Client, products: number): Promise<void> {
  const { rows } = await database.query<{ count: number }>(
    "SELECT count(*)::int FROM products WHERE deleted_at IS NULL",
  );
  await database.query(
    `WITH grown AS (
       INSERT INTO products (name, category, size, price, stock, is_purchased, weight, description,
         care_instructions, created_at, updated_at)
       SELECT concat_ws(' ', ($2::text[])[1 + n % 4], ($3::text[])[1 + n / 4 % 25],
           CASE WHEN n <= $6 THEN $7 ELSE ($4::text[])[1 + n / 100 % 7] END, n::text),
         ($5::text[])[1 + n % 4], ($8::text[])[1 + n / 7 % 5], 250000 + n * 7919 % 3000 * 1000,
         CASE WHEN n % 2 = 0 THEN 1 ELSE 0 END, n % 2 = 1, 250,
         'Batik dari pembatik di Jawa, nomor ' || n || ', ditulis dengan canting dan dicelup tiga kali.',
         'Cuci dengan tangan, jemur di tempat teduh.', now() - n * interval '7 minutes', now()
       FROM generate_series(1, $1::int) AS n RETURNING id, stock
     )
     INSERT INTO stock_movements (product_id, delta, reason) SELECT id, stock, 'created' FROM grown`,
    [
      Math.max(0, products - (rows[0]?.count ?? 0)),
      ...[GARMENTS, MOTIFS, COLOURS, CATEGORIES, RARE, RARE_WORD, SIZES],
    ],
  );
  await database.query("VACUUM ANALYZE products");
  await database.query("VACUUM ANALYZE stock_movements");
}
