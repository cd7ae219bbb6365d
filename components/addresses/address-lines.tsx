import type { SaveAddressInput } from "#lib/accounts/schema.ts";
import { hasLetters } from "#lib/fields/has-letters.ts";
import { parseProvince } from "#lib/fields/province-text.ts";

/** An address in the lines of a parcel label. */
export function AddressLines({ address }: { address: SaveAddressInput }) {
  return (
    <>
      <span className="font-semibold">{address.recipient}</span>
      <span className="block text-sm text-abu" lang="id">
        {[address.address, address.description].filter(hasLetters).join(", ")}
        <br />
        {address.city}, {parseProvince(address.province)?.name} {address.zip_code}
        <br />
        {address.phone_number}
      </span>
    </>
  );
}
