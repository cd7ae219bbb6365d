import { Heading } from "react-email";
import type { Language } from "#lib/language/languages.ts";
import { sideOf } from "#lib/language/sides.ts";
import type { MailLine, MailShop } from "#lib/mail/schema.ts";
import { openGraphPicturePath, picturePath } from "#lib/media/picture-paths.ts";
import { formatAccountNumber } from "#lib/shop/account-number.ts";
import { look } from "./styles.ts";

type Piece = { detail: string; picture: string | undefined };

export type Row = [term: string, value: string, piece?: Piece];

/** Returns words with their account number in groups of four, which stay on one line. */
export function groupAccount(words: string): string {
  return words.replaceAll(/\d{8,}/g, formatAccountNumber).replaceAll(/(?<=\d) (?=\d)/g, "\u00a0");
}

/** Returns a piece's name in the mail's language. */
export function nameOf({ name, name_en = "" }: MailLine, lang: Language): string {
  return sideOf({ name, name_en }, "name", lang).text;
}

/** Returns a line's row. Its picture is the JPEG, since many mail programs don't show WebP. */
export function lineRow(shop: MailShop, line: MailLine, lang: Language, value = ""): Row {
  const { size, quantity, picture } = line;
  const path = picture ? openGraphPicturePath(picturePath(picture)) : undefined;
  const detail = `(${size}) ×\u00a0${quantity}`;
  return [nameOf(line, lang), value, { detail, picture: path && shop.url + path }];
}

/** Characters of a value that has room beside its label on a phone. */
const LONG_VALUE = 22;
const UNBROKEN = { ...look.number, ...look.unbroken };

/** A table of labels and values, with an optional total. */
export function Facts({ rows, total }: { rows: Row[]; total?: Row }) {
  return (
    <table className="facts" width="100%" cellPadding="0" cellSpacing="0" style={look.table}>
      <tbody>
        {rows.map(([term, value, piece]) => (
          <tr key={`${term} ${piece?.detail} ${value}`}>
            <td style={look.cell}>
              {/* Programs that can't crop keep the proportions of these attributes. */}
              {piece?.picture && (
                <img src={piece.picture} alt="" width="64" height="34" style={look.picture} />
              )}
              <span style={piece && look.besidePicture}>
                {term}
                {piece && " "}
                {piece && (
                  <span className="quiet" style={look.detail}>
                    {piece.detail}
                  </span>
                )}
              </span>
            </td>
            <td style={value.length > LONG_VALUE ? look.number : UNBROKEN}>{value}</td>
          </tr>
        ))}
        {total && (
          <tr>
            <td style={{ ...look.cell, ...look.strong }}>{total[0]}</td>
            <td style={{ ...UNBROKEN, ...look.strong }}>{total[1]}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

type PieceTableProps = {
  shop: MailShop;
  title: string;
  lines: readonly MailLine[];
  lang: Language;
};

/** The pieces of an order under their heading. Nothing where the mail has none. */
export function PieceTable({ shop, title, lines, lang }: PieceTableProps) {
  if (lines.length === 0) return null;
  return (
    <>
      <Heading as="h2" style={look.subheading}>
        {title}
      </Heading>
      <Facts rows={lines.map((line) => lineRow(shop, line, lang))} />
    </>
  );
}
