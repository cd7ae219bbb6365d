# One image for the web server, the worker and the one-shot commands of docker-compose.yml. The build
# needs no database, secret or configuration. Node has the version of the dependency "node", which
# the tests run on (tests/repository/containers.slow.test.ts).

FROM node:24.21.0-slim AS build
WORKDIR /shop
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run image

FROM node:24.21.0-slim
WORKDIR /app
# KEEP_ALIVE_TIMEOUT is longer than the proxy's (10 s), which then never uses a closing connection, and
# shorter than stop_grace_period, since a stopping server waits for idle connections. MALLOC_ARENA_MAX is
# explained at ONE_HEAP in scripts/launcher/node-settings.mjs.
ENV NODE_ENV=production \
    DATA_DIR=/data \
    PORT=3000 \
    BEHIND_PROXY=1 \
    NEXT_TELEMETRY_DISABLED=1 \
    KEEP_ALIVE_TIMEOUT=15000 \
    MALLOC_ARENA_MAX=1
# Owned by root, so that a compromised shop can't change its own code.
COPY --from=build /shop/.next/image/app ./
COPY --from=build --chown=node:node /shop/.next/image/data /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "scripts/tools/healthcheck.mjs"]
CMD ["node", "scripts/tools/web.mjs"]
