import { Accordion } from "#components/ui/accordion.tsx";
import { CARRIER_NAMES } from "#lib/shipping/carriers.ts";
import { DISPATCH_HOURS } from "#lib/shop/promises.ts";

const policy = (shipsFrom: string) =>
  [
    {
      title: "Shipping Policy",
      content: `We ship within Indonesia with ${CARRIER_NAMES.en}, from ${shipsFrom}. Every parcel has a tracking number (resi), which you find on the order’s page once it is on its way.`,
    },
    {
      title: "Order Processing",
      content: `Orders are packed on business days and handed to ${CARRIER_NAMES.en} within ${DISPATCH_HOURS} hours of the confirmation of your payment.`,
    },
    {
      title: "Shipping Costs",
      content:
        "The cost depends on your city and the weight of the parcel. You choose between Economical, Regular and Fast at the next step, as far as your city has them, and see the price before you order.",
    },
    {
      title: "Shipping Terms",
      content: `Delivery times are ${CARRIER_NAMES.en}’s estimates. Please make sure that the address and the phone number are right: the courier calls the recipient where an address can’t be found.`,
    },
  ] as const;

export function ShippingPolicy({ shipsFrom }: { shipsFrom: string }) {
  return (
    <section aria-label="Shipping information">
      <Accordion items={policy(shipsFrom)} />
    </section>
  );
}
