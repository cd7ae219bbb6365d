import { join } from "node:path";

/**
 * Returns the command of a store of one member, with the old API: Patroni 3.0.2 compares before it takes the leader's key
 * there, and doesn't with the new one.
 */
export function etcdCommand(folder: string, ports: { client: number; peer: number }): string[] {
  const [client, peer] = [ports.client, ports.peer].map((port) => `http://127.0.0.1:${port}`);
  return [
    "etcd",
    ...["--enable-v2", "--name", "etcd", "--data-dir", join(folder, "etcd")],
    ...["--listen-client-urls", `${client}`, "--advertise-client-urls", `${client}`],
    ...["--listen-peer-urls", `${peer}`, "--initial-advertise-peer-urls", `${peer}`],
    ...["--initial-cluster", `etcd=${peer}`, "--logger", "zap", "--log-level", "warn"],
    ...["--heartbeat-interval", "100", "--election-timeout", "1000"],
  ];
}
