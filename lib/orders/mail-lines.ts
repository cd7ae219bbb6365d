import { lineSizeLabel } from "../catalogue/sizes/size-labels.ts";
import type { ProductSnapshot } from "../catalogue/views/product-snapshot.ts";
import type { Database } from "../database/db.ts";
import type { MailLine } from "../mail/schema.ts";

type SoldLine = Omit<ProductSnapshot, "productId" | "weight"> & {
  quantity: number;
  chosenSize: string | null;
};

/** Returns an order's line as mails show it, with the first of its pictures. */
export function toMailLine(line: SoldLine): MailLine {
  const { name, nameEn, category, size, sizeDetails, chosenSize, quantity, price } = line;
  const named = { category, size, size_details: sizeDetails, chosen_size: chosenSize };
  const picture = line.image1 ?? line.image2 ?? line.image3 ?? line.image4;
  return { name, name_en: nameEn, size: lineSizeLabel(named), quantity, price, picture };
}

/** Returns an order's lines as mails show them, in their order. */
export async function readMailLines(tx: Database, orderId: string): Promise<MailLine[]> {
  const items = await tx.orderItem.findMany({ where: { orderId }, orderBy: { position: "asc" } });
  return items.map(toMailLine);
}
