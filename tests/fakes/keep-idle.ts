/**
 * How a test's server is made, so that no request is sent into a connection that it is just closing
 * for having been idle.
 */
export const KEEP_IDLE = { keepAliveTimeout: 0 };
