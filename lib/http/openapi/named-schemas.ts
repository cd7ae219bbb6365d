import "server-only";
import { z } from "zod";
import { addressView, customerView, sessionView, userView } from "../../accounts/schema.ts";
import { auditEntryView } from "../../audit/schema.ts";
import { cartItemView, soldOutMarker } from "../../cart/schema.ts";
import { productView } from "../../catalogue/schema.ts";
import { shopView } from "../../checkout/shop-schema.ts";
import { eventView, galleryItemView } from "../../content/schema.ts";
import { orderItemView, orderView, proofView } from "../../orders/schema.ts";
import { pageMeta } from "../../paging.ts";
import { proofPageView, qrisView } from "../../payments/schema.ts";
import { placeView, zipPlaceView } from "../../places/schema.ts";
import { shippingOptionView, trackingView } from "../../shipping/schema.ts";
import { tariffReport } from "../../shipping/tariff-schema.ts";
import { bankAccount, paymentSettings } from "../../shop/settings-schema.ts";
import { errorSchemas } from "./error-schemas.ts";

/** The objects that the document describes once, by name. */
const NAMED: Record<string, z.ZodType> = {
  Address: addressView,
  AuditEntry: auditEntryView,
  BankAccount: bankAccount,
  CartItem: cartItemView,
  Customer: customerView,
  Event: eventView,
  ...errorSchemas,
  GalleryItem: galleryItemView,
  Order: orderView,
  OrderItem: orderItemView,
  PageMeta: pageMeta,
  PaymentSettings: paymentSettings,
  Place: placeView,
  Product: productView,
  Proof: proofView,
  ProofPage: proofPageView,
  Qris: qrisView,
  Session: sessionView,
  ShippingOption: shippingOptionView,
  Shop: shopView,
  SoldOutMarker: soldOutMarker,
  TariffReport: tariffReport,
  Tracking: trackingView,
  User: userView,
  ZipPlace: zipPlaceView,
};

/** Not zod's global registry: it rejects repeated names, which a development server's reload gives. */
export const namedSchemas = z.registry<{ id: string }>();

for (const [id, schema] of Object.entries(NAMED)) namedSchemas.add(schema, { id });
