import type { PrismaClient } from "#prisma/generated/client.ts";
import { mayBeMistyped, type SearchWord, withCorrections } from "../search-words.ts";
import type { WantedWord } from "./search-sql.ts";

/** Share of a word's trigrams that a word of a name must contain. It allows one wrong letter in five. */
const SIMILARITY_THRESHOLD = "0.4";

/** Maximum number of similar words for one word. The most similar ones count. */
const MOST_SIMILAR = 20;

/** Adds known words with one or two typing errors, and similar words of products' names. */
export async function withSimilarWords(
  source: PrismaClient,
  words: readonly SearchWord[],
): Promise<WantedWord[]> {
  const texts = words.map(({ texts: [text = ""] }) => text).filter(mayBeMistyped);
  const [, rows] = await source.$transaction([
    source.$queryRaw`select set_config('pg_trgm.word_similarity_threshold', ${SIMILARITY_THRESHOLD}, true)`,
    source.$queryRaw<{ text: string; word: string }[]>`
      select text, word from unnest(${texts}::text[]) text cross join lateral (
        select word from name_words where text <% word
        order by word_similarity(text, word) desc, word limit ${MOST_SIMILAR}) similar_words`,
  ]);
  return words.map((word) => ({
    ...withCorrections(word),
    similar: rows.filter(({ text }) => text === word.texts[0]).map((row) => row.word),
  }));
}
