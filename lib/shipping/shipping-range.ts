/** What the cheapest service of the tariff table costs, in rupiah: to the nearest city, and to the farthest. */
export type ShippingRange = { from: number; to: number };
