import { CARRIER_NAMES } from "#lib/shipping/carriers.ts";
import type { ShopFacts } from "#lib/shop/facts.ts";

export const UNIFORM_CLOTHS = [
  {
    title: "Cap, for everybody",
    text: "Stamped with copper blocks, so that a hundred shirts are of one family and each is still handmade. The right choice for a team that wears it every Friday.",
  },
  {
    title: "Kombinasi, for the front desk",
    text: "The repeat is stamped, the filling drawn. Livelier up close, for those whom guests meet first.",
  },
  {
    title: "Tulis, for the occasion",
    text: "Drawn line by line for an anniversary, a board or a gift. It takes months, and there is one of each.",
  },
] as const;

export const uniformSteps = ({ cityInEnglish }: ShopFacts) =>
  [
    {
      title: "Tell us about your people",
      text: "How many they are, what they do in a day, when you need it. Colours of your house help; a logo isn’t needed yet.",
    },
    {
      title: "Choose a motif that means something",
      text: "Kawung for restraint, parang for perseverance, ceplok for order, mega mendung for a cool head. We advise, and tell you where a motif would be out of place.",
    },
    {
      title: "Hold a swatch",
      text: "The workshop waxes and dyes a first piece in your colours. What you approve is what we keep beside the vat.",
    },
    {
      title: "Get measured",
      text: "By our size charts for men and women, from XS to 3XL, or in person at your office in Jakarta.",
    },
    {
      title: "Wait a little",
      text: "Wax and dye need dry days. Cap takes weeks, kombinasi longer, tulis months; we give you a date before you decide.",
    },
    {
      title: "Unpack",
      text: `Each piece comes folded with its name, size and care label, with ${CARRIER_NAMES.en} from ${cityInEnglish} or by our own car within the city.`,
    },
  ] as const;

export const UNIFORM_CARE = [
  "Wash by hand or in a bag at 30 °C at most, with lerak or another mild soap, and no bleach.",
  "Wash dark colours alone the first three times: natural dye lets go of what it doesn’t need.",
  "Dry in the shade, inside out. Iron from the inside, medium heat.",
  "Keep two shirts a person and let them take turns; cotton lasts longer when it rests.",
] as const;
