// Replaces "server-only" in bundles that only run on a server.
export {};
