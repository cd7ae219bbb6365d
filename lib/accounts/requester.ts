/** A browser that has signed in before, by its signed cookie (docs/accounts.md#known-browsers). */
export type Device = { id: string; accountIds: readonly string[] };

/** Caller as the limits of accounts tell them apart (docs/accounts.md#limits). */
export type Requester = {
  group: string;
  device: Device | null;
};

/** Returns the address's network: for IPv6 the /48, which one customer of a provider can have whole. */
export function networkOf({ group }: Requester): string {
  const network = /^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):[0-9a-f]+::\/64$/.exec(group)?.[1];
  return network ? `${network}::/48` : group;
}

/** Returns the id of the requester's browser if it has signed in to this account before. */
export function knownDevice({ device }: Requester, accountId: string | undefined): string | null {
  return device && accountId && device.accountIds.includes(accountId) ? device.id : null;
}
