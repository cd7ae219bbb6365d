const ADDRESS = [
  "Jalan Kemang Timur 11",
  "Mampang Prapatan",
  "Jakarta Selatan 12730",
  "Indonesia",
] as const;

const PLACE = encodeURIComponent(ADDRESS.join(", "));

/** Contacts of the demo shop, invented; the domain is reserved and can't exist. */
export const CONTACT = {
  email: "halo@sekarbatik.test",
  phone: "+62 21 5550 2011",
  phoneHref: "tel:+622155502011",
  address: ADDRESS,
  mapHref: `https://www.google.com/maps/search/?api=1&query=${PLACE}`,
  hours: "Senin–Jumat, 09.00–17.00 WIB",
} as const;

export const SOCIAL_LINKS = [
  { name: "Instagram", href: "https://instagram.sekarbatik.test/" },
  { name: "Facebook", href: "https://facebook.sekarbatik.test/" },
  { name: "TikTok", href: "https://tiktok.sekarbatik.test/" },
] as const;
