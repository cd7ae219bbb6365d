import type { Machine } from "./machine.ts";

/** `hours`: an idle connection of a pool has to stay. */
const common = (connect: string) => `global
  maxconn 500
  nbthread 1
defaults
  mode tcp
  retries 1
  option redispatch
  option clitcpka
  option srvtcpka
  timeout connect ${connect}
  timeout check 1s
  timeout client 1h
  timeout server 1h
`;

/** Returns the settings of the proxy that leads to the primary on one port, and to replicas on another. */
export function databaseProxy(machines: Machine[], ports: { write: number; read: number }): string {
  const role = (name: string, port: number, path: string) => `listen ${name}
  bind 127.0.0.1:${port}
  balance roundrobin
  option httpchk GET ${path}
  http-check expect status 200
${machines.map(({ name, link }) => `  server ${name} 127.0.0.1:${link.postgres} check port ${link.patroni}\n`).join("")}`;
  // A server that left its role loses its sessions: clients of a hung primary would wait for ever.
  return `${common("1s")}  default-server inter 500ms fastinter 250ms downinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${role("write", ports.write, "/primary")}${role("read", ports.read, "/replica")}`;
}

/** Returns the settings of a machine's network: the only way to it, and its own way to etcd. Stopped, it swallows all. */
export function machineLink({ postgres, patroni, link }: Machine, etcd: number): string {
  const way = (name: string, from: number, to: number) => `listen ${name}
  bind 127.0.0.1:${from}
  server ${name} 127.0.0.1:${to}
`;
  return (
    common("2s") +
    way("postgres", link.postgres, postgres) +
    way("patroni", link.patroni, patroni) +
    way("etcd", link.etcd, etcd)
  );
}
