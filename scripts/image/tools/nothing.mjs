// What "server-only" is where everything runs on a server.
export {};
