import { crc32 } from "node:zlib";

/** A cell by its column's letter: a text, or a number with the format under which Excel shows it. */
export type WorkbookCells = Record<string, string | { t?: string; v: string | number; z?: string }>;

/** Returns an .xlsx file of one sheet, its rows by number from 1. */
export function makeWorkbook(rows: readonly { row: number; cells: WorkbookCells }[]): Buffer {
  const formats = new Map<string, number>();
  const cellXml = (name: string, cell: WorkbookCells[string]) => {
    const { v, z = "" } = typeof cell === "string" ? { v: cell } : cell;
    if (typeof v === "string") {
      return `<c r="${name}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(v)}</t></is></c>`;
    }
    if (!formats.has(z)) formats.set(z, formats.size + 1);
    return `<c r="${name}" s="${formats.get(z)}"><v>${v}</v></c>`;
  };
  const data = rows.map(({ row, cells }) => {
    const xml = Object.entries(cells).map(([letter, cell]) => cellXml(`${letter}${row}`, cell));
    return `<row r="${row}">${xml.join("")}</row>`;
  });
  const styles = [...formats.keys()];
  return zip({
    "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/relationships/styles" Target="styles.xml"/></Relationships>`,
    "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/styles.xml": `<styleSheet xmlns="${MAIN}"><numFmts count="${styles.length}">${styles
      .map((z, at) => `<numFmt numFmtId="${170 + at}" formatCode="${escapeXml(z || "General")}"/>`)
      .join("")}</numFmts><cellXfs count="${styles.length + 1}"><xf numFmtId="0"/>${styles
      .map((_, at) => `<xf numFmtId="${170 + at}" applyNumberFormat="1"/>`)
      .join("")}</cellXfs></styleSheet>`,
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${MAIN}"><sheetData>${data.join("")}</sheetData></worksheet>`,
  });
}

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006";

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** Writes a zip file without compression. */
function zip(files: Record<string, string>): Buffer {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const [path, data] = [Buffer.from(name), Buffer.from(text)];
    const sizes = Buffer.alloc(16);
    sizes.writeUInt32LE(crc32(data), 0);
    sizes.writeUInt32LE(data.length, 4);
    sizes.writeUInt32LE(data.length, 8);
    sizes.writeUInt16LE(path.length, 12);
    // Version 2.0, no flags, stored, no time.
    const common = Buffer.from([20, 0, 0, 0, 0, 0, 0, 0, 0x21, 0]);
    const header = Buffer.concat([Buffer.from("PK\x03\x04"), common, sizes]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    local.push(header, path, data);
    directory.push(Buffer.from("PK\x01\x02\x14\x00"), common, sizes, place, path);
    at += header.length + path.length + data.length;
  }
  const names = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06");
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(names.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...local, names, end]);
}
