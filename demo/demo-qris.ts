/**
 * The demo shop's static QRIS code. Its CRC is right, so apps read it, but no money can reach anybody:
 * no institution has the acquirer's domain, the card number of zeros or the NMID.
 */
export const DEMO_QRIS = [
  "000201",
  "010211",
  "26660014ID.CO.DEMO.WWW011893600000000000000002150000000000000000303UMI",
  "51440014ID.CO.QRIS.WWW0215ID10200000000000303UMI",
  "52045699",
  "5303360",
  "5802ID",
  "5911SEKAR BATIK",
  "6015JAKARTA SELATAN",
  "610512730",
  "62070703A01",
  "6304C06F",
].join("");
