/** Says who learns of a refund. No mail reaches the customer of a sale outside the website. */
export function refundWords(hasEmail: boolean): string {
  return hasEmail
    ? "Pelanggan mendapat e-mail, dan catatan ini tetap di buku."
    : "Pelanggan tidak punya e-mail: kabari sendiri. Catatan ini tetap di buku.";
}
