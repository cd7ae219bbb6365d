import { z } from "zod";
import { pageMeta, pagingQuery } from "../../paging.ts";
import { orderItemView, orderView, resiField } from "../schema.ts";

const packingItem = orderItemView.pick({ id: true, quantity: true }).extend({
  product: orderItemView.shape.product.pick({
    name: true,
    category: true,
    size: true,
    size_details: true,
    chosen_size: true,
    image1: true,
  }),
});

/** An order as a packer sees it: no prices, sums, money, proofs, and no e-mail. */
export const packingView = orderView
  .pick({
    id: true,
    order_no: true,
    created_at: true,
    status: true,
    recipient: true,
    phone_number: true,
    address: true,
    description: true,
    city: true,
    province: true,
    zip_code: true,
    customer_note: true,
    carrier: true,
    service: true,
    etd: true,
    weight: true,
    quantity: true,
    resi: true,
  })
  .extend({
    order_items: z.array(packingItem),
    /** Instructions beside the pieces, in Indonesian. */
    extras: z.array(z.string()),
    is_paid: z.boolean(),
  })
  .meta({ id: "Packing" });

export type PackingView = z.infer<typeof packingView>;

export type PackingItemView = PackingView["order_items"][number];

export const packingQuery = pagingQuery;

export const packingPage = z.object({ data: z.array(packingView), meta: pageMeta });

export const packingAnswer = z.object({ data: packingView });

export const sendPackingInput = z.object({
  resi: resiField.refine((resi) => resi !== "", "Isi nomor resi dulu"),
});

export type SendPackingInput = z.infer<typeof sendPackingInput>;
