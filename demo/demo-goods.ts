import { millisecondsInMinute } from "date-fns/constants";
import type { PrismaClient } from "#prisma/generated/client.ts";
import { atJakarta } from "../lib/content/event-moment.ts";
import { DEMO_EVENTS, demoEventDays } from "./goods/demo-events.ts";
import { DEMO_GALLERY } from "./goods/demo-gallery.ts";
import type { DemoProduct } from "./goods/demo-product.ts";
import { demoProducts } from "./goods/demo-products.ts";

/** Storage keys of the pictures by name. */
type Stored = ReadonlyMap<string, string>;

function imageSlots(pictures: string[], stored: Stored) {
  const keys = pictures.map((picture) => {
    const key = stored.get(picture);
    if (!key) throw new Error(`the demo has no picture ${picture}`);
    return key;
  });
  return {
    image1: keys[0] ?? null,
    image2: keys[1] ?? null,
    image3: keys[2] ?? null,
    image4: keys[3] ?? null,
  };
}

/**
 * Creates the products with their first ledger entry. A sold product starts with a stock of one, which
 * a demo order buys. Returns the ids of sold products and of those with stock to spare.
 */
export async function seedProducts(
  prisma: PrismaClient,
  stored: Stored,
): Promise<{ sold: string[]; others: string[] }> {
  const sold: string[] = [];
  const others: string[] = [];
  const now = Date.now();
  for (const [index, product] of demoProducts.entries()) {
    const id = await seedProduct(
      prisma,
      product,
      stored,
      new Date(now - index * 7 * millisecondsInMinute),
    );
    if (product.sold) sold.push(id);
    else if (product.stock > 1) others.push(id);
  }
  return { sold, others };
}

async function seedProduct(
  prisma: PrismaClient,
  product: DemoProduct,
  stored: Stored,
  createdAt: Date,
): Promise<string> {
  const stock = product.sold ? 1 : product.stock;
  const { work_days: workDays, ...traits } = product.traits;
  const { id } = await prisma.product.create({
    data: {
      name: product.name,
      nameEn: product.english.name,
      descriptionEn: product.english.description,
      careInstructionsEn: product.english.care,
      category: product.category,
      size: product.size,
      sizeDetails: product.size_details,
      price: product.price,
      stock,
      weight: product.weight,
      description: product.description,
      careInstructions: product.care_instructions,
      ...traits,
      workDays,
      ...imageSlots(product.pictures, stored),
      createdAt,
      stockMovements: { create: { delta: stock, reason: "created", createdAt } },
    },
  });
  return id;
}

export async function seedContent(prisma: PrismaClient, stored: Stored): Promise<void> {
  const now = Date.now();
  for (const [index, { title, title_en, picture }] of DEMO_GALLERY.entries()) {
    await prisma.galleryItem.create({
      data: {
        title,
        titleEn: title_en,
        image1: imageSlots([picture], stored).image1,
        createdAt: new Date(now - index * millisecondsInMinute),
      },
    });
  }
  for (const event of DEMO_EVENTS) {
    const { start, end } = demoEventDays(event, new Date(now));
    await prisma.event.create({
      data: {
        eventName: event.event_name,
        eventNameEn: event.event_name_en,
        descriptionEn: event.description_en,
        eventLocation: event.event_location,
        description: event.description,
        startsAt: atJakarta(start, event.startTime),
        endsAt: atJakarta(end, event.endTime),
        ...imageSlots(event.pictures, stored),
      },
    });
  }
}
