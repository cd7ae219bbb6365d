/**
 * Options of a test's server that keep idle connections open. Otherwise it may close one while a
 * request is on its way.
 */
export const KEEP_IDLE = { keepAliveTimeout: 0 };
