import { join } from "node:path";
import type { Machine } from "./machine.ts";

/** Seconds. Patroni wants `loop_wait + 2 × retry_timeout ≤ ttl`. Most of an outage is the ttl. */
const PACE = { ttl: 6, loop_wait: 1, retry_timeout: 2 };

const PARAMETERS = {
  max_connections: 120,
  shared_buffers: "64MB",
  wal_level: "replica",
  // pg_rewind needs it, or checksums.
  wal_log_hints: "on",
  // In place of slots.
  wal_keep_size: "512MB",
  max_wal_senders: 8,
  wal_sender_timeout: "4s",
  wal_receiver_timeout: "4s",
  wal_retrieve_retry_interval: "500ms",
  tcp_keepalives_idle: 5,
  tcp_keepalives_interval: 2,
  tcp_keepalives_count: 3,
  tcp_user_timeout: "5s",
  client_connection_check_interval: "2s",
  timezone: "UTC",
  log_timezone: "UTC",
};

/** Returns the settings of a machine's Patroni, as JSON, which is YAML too. */
export function patroniSettings(
  { name, data, postgres, patroni, link }: Machine,
  { bin, password }: { bin: string; password: string },
): string {
  return JSON.stringify({
    scope: "shop",
    name,
    restapi: at(patroni, link.patroni),
    // Without use_proxies Patroni learns etcd's own address, and walks around its link.
    etcd: { hosts: `127.0.0.1:${link.etcd}`, use_proxies: true },
    bootstrap: {
      dcs: {
        ...PACE,
        maximum_lag_on_failover: 1_048_576,
        // Hands over at once, instead of recovering a crashed primary in place.
        primary_start_timeout: 0,
        synchronous_mode: true,
        // Acknowledges nothing that only one disk has.
        synchronous_mode_strict: true,
        // A new primary makes slots two seconds late, and strict mode acknowledges nothing until then.
        postgresql: { use_pg_rewind: true, use_slots: false, parameters: PARAMETERS },
      },
      initdb: [{ encoding: "UTF8" }, { locale: "C.UTF-8" }, "data-checksums"],
    },
    postgresql: {
      ...at(postgres, link.postgres),
      data_dir: data,
      bin_dir: bin,
      pgpass: `${data}.pgpass`,
      authentication: {
        superuser: { username: "postgres", password },
        replication: { username: "replicator", password },
        rewind: { username: "rewinder", password },
      },
      // A socket's path may be too long.
      parameters: { unix_socket_directories: "" },
      pg_hba: [
        "host replication replicator 127.0.0.1/32 scram-sha-256",
        "host all all 127.0.0.1/32 scram-sha-256",
      ],
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
    },
  });
}

const at = (own: number, link: number) => ({
  listen: `127.0.0.1:${own}`,
  connect_address: `127.0.0.1:${link}`,
});

export const patroniCommand = (file: string): string[] => ["patroni", file];

export const settingsFile = ({ data }: Machine): string => join(`${data}.patroni.yml`);

type Member = { role: string; state: string; timeline?: number; lag?: number | string };

/** Bytes that a replica may be behind in a whole cluster. */
const SMALL_LAG = 1_048_576;

/** Returns whether a cluster has its leader, a synchronous standby and a replica, on one timeline. */
export function isWhole(members: Member[]): boolean {
  const roles = members.map(({ role }) => role).sort();
  return (
    roles.join() === "leader,replica,sync_standby" &&
    new Set(members.map(({ timeline }) => timeline)).size === 1 &&
    members.every(
      ({ state, lag = 0 }) => ["running", "streaming"].includes(state) && Number(lag) < SMALL_LAG,
    )
  );
}

/** Asks a machine's Patroni for the cluster's members. Returns none where it doesn't answer. */
export async function listMembers({ link }: Machine): Promise<Member[]> {
  const answer = await ask(link.patroni, "/cluster");
  return answer?.ok ? (await answer.json()).members : [];
}

export async function isPrimary({ link }: Machine): Promise<boolean> {
  const answer = await ask(link.patroni, "/primary");
  return answer?.status === 200;
}

const ask = (port: number, path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(1_000) }).catch(
    () => undefined,
  );
