// Stands in for the package "server-only", which throws unless a bundler for servers loads it.
export {};
