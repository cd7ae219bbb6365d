import { REJECTION_MAX_HOURS, REJECTION_MIN_HOURS } from "#lib/orders/proofs/rejection-deadline.ts";
import { CARRIER_NAMES } from "#lib/shipping/carriers.ts";
import type { ShopFacts } from "#lib/shop/facts.ts";
import { DISPATCH_HOURS, RETURN_DAYS } from "#lib/shop/promises.ts";

/**
 * The shop's eleven questions in the language of this page (docs/pages.md#texts), with the ways to pay as paymentWays has
 * them; /faq#size leads to one.
 */
export const faqItems = ({ cityInEnglish, paymentDeadlineHours }: ShopFacts, ways: string) =>
  [
    {
      id: "how-it-is-made",
      title: "How is your batik made?",
      content:
        "By hand, with hot wax. Batik tulis is drawn with a canting, batik cap is stamped with a copper block, and some pieces combine both. We sell no printed imitation; each product’s description says which technique it is.",
    },
    {
      id: "only-one",
      title: "Why is there often only one of a piece?",
      content:
        "Because a hand-drawn cloth can’t be repeated exactly. Most pieces are made once. When one is sold, its page stays and says “Terjual”, so that the motif can still be seen.",
    },
    {
      id: "account",
      title: "Do I need an account to order?",
      content:
        "You can look at everything without one. To put a piece into a cart and order it you sign in, so that you can follow the order and find it again later.",
    },
    {
      id: "size",
      title: "How do I choose the right size?",
      content:
        "Product pages have a size chart in centimetres, as a table or as one of the pictures. Measure a garment that fits you well in the same way: chest, waist and hip all around. If you are between two sizes, the larger one is the safer choice: batik cotton hardly stretches.",
    },
    {
      id: "reserved",
      title: "Does a piece in my cart stay reserved for me?",
      content:
        "No. A cart reserves nothing. We set the piece aside for you from the moment you place the order, and it is yours once we have confirmed your payment. If someone else buys it before you do, your cart tells you so before you pay.",
    },
    {
      id: "paying",
      title: "How can I pay?",
      content: `By ${ways.replace(/^B/, "b")}. After you place the order you see where to pay and the exact amount, and a link through which you send us a picture of the receipt.`,
    },
    {
      id: "time-to-pay",
      title: "How long do I have to pay?",
      content: `${paymentDeadlineHours} hours. An order that is still unpaid then is cancelled and its pieces go back on sale. Until you have sent a proof of payment, you can cancel the order yourself on its page. Once your proof has reached us, the order is safe while we check it. If it doesn’t match, you get a new deadline to send another: what is left of the first, at least ${REJECTION_MIN_HOURS} and at most ${REJECTION_MAX_HOURS} hours.`,
    },
    {
      id: "dispatch",
      title: "When will my order be sent?",
      content: `On business days, within ${DISPATCH_HOURS} hours of the confirmation of your payment. You then find the ${CARRIER_NAMES.en} tracking number (resi) on the order’s page.`,
    },
    {
      id: "shipping-cost",
      title: "What does shipping cost?",
      content: `We ship with ${CARRIER_NAMES.en} from ${cityInEnglish}. The price depends on the destination and the weight; at the second step of the checkout you choose between Economical, Regular and Fast, as far as your city has them.`,
    },
    {
      id: "care",
      title: "How do I take care of batik?",
      content:
        "Wash it by hand in cold water with a mild soap made for batik (lerak), keep it away from bleach and direct sun, dry it in the shade and iron it from the inside. Dark natural dyes may bleed in the first washes: wash them alone.",
    },
    {
      id: "returns",
      title: "Can I return a piece?",
      content: `If what arrives isn’t what the page described, write to us within ${RETURN_DAYS} days of delivery with a few pictures. Please leave the piece unworn and unwashed; we then agree on a return or a refund.`,
    },
  ] as const;
