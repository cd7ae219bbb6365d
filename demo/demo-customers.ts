import type { PrismaClient } from "#prisma/generated/client.ts";
import {
  DEMO_ADMIN_EMAIL,
  DEMO_CUSTOMER_EMAILS,
  DEMO_PASSWORD,
} from "../lib/accounts/demo-login.ts";
import { hashPassword } from "../lib/accounts/passwords/password-hash.ts";

const [SARI, BUDI] = DEMO_CUSTOMER_EMAILS;

type DemoAddress = {
  recipient: string;
  address: string;
  description: string;
  city: string;
  zipCode: string;
};

const ACCOUNTS = [
  {
    name: "Admin Sekar Batik",
    email: DEMO_ADMIN_EMAIL,
    phone: "6281210002000",
    role: "admin",
  },
  { name: "Sari Wulandari", email: SARI, phone: "6281310003001", role: "user" },
  { name: "Budi Santoso", email: BUDI, phone: "6281510003002", role: "user" },
] as const;

export const DEMO_ADDRESSES: Record<string, DemoAddress[]> = {
  [SARI]: [
    {
      recipient: "Sari Wulandari",
      address: "Jalan Cihampelas No. 112",
      description: "Rumah pagar hijau, sebelah apotek",
      city: "Kota Bandung",
      zipCode: "40131",
    },
    {
      recipient: "Ibu Wulan",
      address: "Jalan Kaliurang Km 6 Gang Pandega No. 8",
      description: "Titip ke pos satpam bila kosong",
      city: "Kabupaten Sleman",
      zipCode: "55281",
    },
  ],
  [BUDI]: [
    {
      recipient: "Budi Santoso",
      address: "Jalan Diponegoro No. 45",
      description: "Kantor lantai 2, jam kerja",
      city: "Kota Surabaya",
      zipCode: "60265",
    },
  ],
};

/** Creates verified demo accounts with addresses. Returns their ids by e-mail. */
export async function seedCustomers(prisma: PrismaClient): Promise<Map<string, string>> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const ids = new Map<string, string>();
  for (const { name, email, phone, role } of ACCOUNTS) {
    const user = await prisma.user.create({
      data: { name, email, phoneNumber: phone, role, passwordHash, emailVerifiedAt: new Date() },
    });
    ids.set(email, user.id);
    for (const entry of DEMO_ADDRESSES[email] ?? []) {
      const city = await prisma.city.findUniqueOrThrow({ where: { name: entry.city } });
      await prisma.address.create({
        data: {
          userId: user.id,
          recipient: entry.recipient,
          phoneNumber: phone,
          address: entry.address,
          addressKey: entry.address.toLowerCase(),
          description: entry.description,
          cityId: city.id,
          zipCode: entry.zipCode,
        },
      });
    }
  }
  return ids;
}
