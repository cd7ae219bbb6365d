# One image for the web server, the worker and the one-shot commands of docker-compose.yml.
# Neither stage needs a database, a secret or any configuration. The version is that of the
# dependency "node", which every test runs on; tests/repository/containers.test.ts compares them.

FROM node:24.21.0-slim AS build
WORKDIR /shop
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run image

FROM node:24.21.0-slim
WORKDIR /app
# An idle connection lives longer than the proxy keeps it (10 s), so that the proxy never sends into
# one that closes, and shorter than stop_grace_period, since a server that stops waits for it.
ENV NODE_ENV=production \
    DATA_DIR=/data \
    HOSTNAME=0.0.0.0 \
    PORT=3000 \
    NEXT_TELEMETRY_DISABLED=1 \
    KEEP_ALIVE_TIMEOUT=15000
# Root's own: whoever takes over the shop's process can't change what it runs.
COPY --from=build /shop/.next/image/app ./
COPY --from=build --chown=node:node /shop/.next/image/data /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "scripts/tools/healthcheck.mjs"]
CMD ["node", "scripts/tools/web.mjs"]
