const GROUP = /(\d{4})(?=\d)/g;

/** Returns an account number in groups of four digits, which eyes compare best: "1234 5678 90". */
export function formatAccountNumber(number: string): string {
  return number.replaceAll(/\D/g, "").replaceAll(GROUP, "$1 ");
}
