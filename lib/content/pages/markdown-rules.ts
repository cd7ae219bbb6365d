const LINK = /(!?)\[[^[\]]*\]\(([^()\s]*)\)/g;
/** Of the store of pictures, in the width that the editor inserts. */
const STORED_PICTURE = /^\/media\/[0-9a-f]{24}\/960\.webp$/;
const DRAWING = /^\/content\/[a-z-]+(-960)?\.webp$/;
const TAG = /<\/?[a-z][^<>]*>/i;

export const BAD_LINK =
  "Alamat tautan harus halaman toko (/…), bagian halaman (#…), https:// atau mailto:";
export const BAD_PICTURE = "Gambar harus diunggah lewat editor ini";

/** Returns whether an address may stand in a text: a page of the shop, a part of the page, HTTPS or mail. */
export function isAllowedLink(address: string): boolean {
  if (/[\s\\]/.test(address)) return false;
  return /^(\/(?!\/)|#|mailto:[^/])/.test(address) || isSecureAddress(address);
}

export function isStoredPicture(address: string): boolean {
  return STORED_PICTURE.test(address);
}

/** Returns whether a page's own picture may have this address: stored, or one of the shop's drawings. */
export function isPagePicture(address: string): boolean {
  return isStoredPicture(address) || DRAWING.test(address);
}

/** Returns what is wrong with a text's Markdown, in Indonesian, or null. The renderer leaves out bad addresses. */
export function findMarkdownProblem(text: string): string | null {
  for (const [, mark, address = ""] of text.matchAll(LINK)) {
    if (mark && !isStoredPicture(address)) return BAD_PICTURE;
    if (!mark && !isAllowedLink(address)) return BAD_LINK;
  }
  const rest = text.replaceAll(LINK, "");
  if (rest.includes("](")) return "Tautan belum lengkap: [kata](alamat)";
  if (rest.split("**").length % 2 === 0) return "Huruf tebal belum ditutup: **kata**";
  if (TAG.test(rest)) return "HTML tidak dipakai di sini, tulis Markdown";
  return null;
}

function isSecureAddress(address: string): boolean {
  return /^https:\/\/[^/]/.test(address) && URL.canParse(address);
}
