import type { MailLine, MailShop } from "#lib/mail/schema.ts";
import { openGraphPicturePath, picturePath } from "#lib/media/picture-paths.ts";
import { look } from "./styles.ts";

export type Row = [term: string, value: string, picture?: string | undefined];

/** Returns a line's row. Its picture is the JPEG, since many mail programs don't show WebP. */
export function lineRow(shop: MailShop, line: MailLine, value = ""): Row {
  const { name, size, quantity, picture } = line;
  const path = picture ? openGraphPicturePath(picturePath(picture)) : undefined;
  return [`${name} (${size}) ×\u00a0${quantity}`, value, path && shop.url + path];
}

/** A table of labels and values, with an optional total. */
export function Facts({ rows, total }: { rows: Row[]; total?: Row }) {
  return (
    <table className="facts" width="100%" cellPadding="0" cellSpacing="0" style={look.table}>
      <tbody>
        {rows.map(([term, value, picture]) => (
          <tr key={`${term} ${value}`}>
            <td style={look.cell}>
              {/* Programs that can't crop keep the proportions of these attributes. */}
              {picture && <img src={picture} alt="" width="64" height="34" style={look.picture} />}
              <span style={look.besidePicture}>{term}</span>
            </td>
            <td style={look.number}>{value}</td>
          </tr>
        ))}
        {total && (
          <tr>
            <td style={{ ...look.cell, ...look.strong }}>{total[0]}</td>
            <td style={{ ...look.number, ...look.strong }}>{total[1]}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
