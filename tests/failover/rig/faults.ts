import type { ChildProcess } from "node:child_process";
import type { Machine } from "./machine.ts";
import { killPostgres, signalPostgres } from "./postgres.ts";

export const FAULTS = ["kill", "stop", "cut"] as const;
export type Fault = (typeof FAULTS)[number];

export type RunningMachine = Machine & { processes: { link: ChildProcess; patroni: ChildProcess } };

/** Breaks a machine's PostgreSQL: killed, hung, or cut off from everybody, etcd included. */
export function breakMachine({ data, processes }: RunningMachine, fault: Fault): void {
  if (fault === "kill") killPostgres(data);
  if (fault === "stop") signalPostgres(data, "SIGSTOP");
  if (fault === "cut") processes.link.kill("SIGSTOP");
}

/** Breaks its Patroni as well, and first, or it would hand over. A cut-off PostgreSQL stays without its warden. */
export function breakPatroni({ processes }: RunningMachine, fault: Fault): void {
  processes.patroni.kill(fault === "stop" ? "SIGSTOP" : "SIGKILL");
}

/** Undoes faults, but starts nothing. */
export function resumeMachine({ data, processes }: RunningMachine): void {
  for (const child of Object.values(processes)) child.kill("SIGCONT");
  signalPostgres(data, "SIGCONT");
}
