import { join } from "node:path";
import { findFreePort } from "../../../scripts/system/port.mjs";

/** One of the database's machines. All others reach it, and it reaches etcd, by the ports of `link` alone. */
export type Machine = {
  name: string;
  data: string;
  postgres: number;
  patroni: number;
  link: { postgres: number; patroni: number; etcd: number };
};

/** Reserves the ports of a machine. */
export async function planMachine(folder: string, name: string): Promise<Machine> {
  return {
    name,
    data: join(folder, name),
    postgres: await findFreePort(),
    patroni: await findFreePort(),
    link: {
      postgres: await findFreePort(),
      patroni: await findFreePort(),
      etcd: await findFreePort(),
    },
  };
}
