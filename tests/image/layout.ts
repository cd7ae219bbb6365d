/** What `npm test -- image` tells its tests (scripts/testing/layout). */
export function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} isn't set: run these tests by npm test -- image`);
  return value;
}

/** Each web server's own address, past the proxy. */
export const webServers = () => variable("TEST_WEB_URLS").split(" ");

async function control(path: string, search: [string, string][]) {
  const query = new URLSearchParams(search);
  const answer = await fetch(`${variable("TEST_CONTROL_URL")}${path}?${query}`, { method: "POST" });
  if (!answer.ok) throw new Error(`${path}?${query} failed`);
  return answer.json();
}

/** Starts a service's process that was ended, and resolves once it is healthy. */
export const start = (name: string): Promise<void> => control("/start", [["name", name]]);

/** Ends a process, resolves once it is gone, and answers its exit code, null after a kill. */
export async function end(name: string, signal: "SIGTERM" | "SIGKILL"): Promise<number | null> {
  const search: [string, string][] = [
    ["name", name],
    ["signal", signal],
  ];
  return (await control("/end", search)).code;
}

/** Runs a service's command to its end, on the database that backups are tested with. */
export async function runOnArchive(name: string, args: string[]): Promise<number | null> {
  const search = args.map((arg): [string, string] => ["arg", arg]);
  return (await control("/run", [["name", name], ["archive", "1"], ...search])).code;
}
