import "server-only";
import { secondsInHour } from "date-fns/constants";

/** Braces put all keys into one slot of a Redis cluster. */
export const TAGS_KEY = "{sekar}:tags";
export const CHANNEL = "sekar:expired";
export const EVERY_TAG = "*";

export function pageKey(build: string, key: string): string {
  return `{sekar}:page:${build}:${key}`;
}

/** A page lives for a day at most. */
const TAG_TTL_S = 26 * secondsInHour;

// The sorted set of expired tags: docs/caching.md#several-web-servers. Scores of `epoch`, `last` and
// `run:` are below zero, so that pruning spares them.
const STATE = `
local function write(value) return string.format('%.0f', value) end
local function now()
  local time = redis.call('TIME')
  return time[1] * 1000000 + time[2]
end
local function begin_epoch()
  local epoch = write(now())
  redis.call('DEL', KEYS[1])
  redis.call('ZADD', KEYS[1], '-' .. epoch, 'epoch', '-' .. epoch, 'last')
  return epoch, epoch
end
local function state()
  local epoch = redis.call('ZSCORE', KEYS[1], 'epoch')
  local last = redis.call('ZSCORE', KEYS[1], 'last')
  if not epoch or not last then return begin_epoch() end
  return write(-tonumber(epoch)), write(-tonumber(last))
end
local function has_expired(tags, since)
  for _, tag in ipairs(tags) do
    local number = redis.call('ZSCORE', KEYS[1], 'tag:' .. tag)
    if number and tonumber(number) > tonumber(since) then return true end
  end
  return false
end
`;

/** ARGV: Redis' run_id. An unknown run may have loaded an older copy of the set: begins an epoch. */
export const REGISTER_RUN = `${STATE}
local run = 'run:' .. ARGV[1]
if redis.call('ZSCORE', KEYS[1], run) then return 0 end
begin_epoch()
redis.call('ZADD', KEYS[1], -1, run)
return 1
`;

/** KEYS: tags, page. Returns epoch and last number; of a valid page also age in ms and bytes. */
export const FIND = `${STATE}
local epoch, last = state()
local page = redis.call('HMGET', KEYS[2], 'epoch', 'since', 'tags', 'stored', 'bytes')
if page[1] ~= epoch or has_expired(cjson.decode(page[3]), page[2]) then return {epoch, last} end
return {epoch, last, write(math.max(0, (now() - page[4]) / 1000)), page[5]}
`;

/** KEYS: tags, page. ARGV: epoch, number, tags as JSON, seconds to live, bytes. */
export const STORE = `${STATE}
local epoch = state()
if epoch ~= ARGV[1] or has_expired(cjson.decode(ARGV[3]), ARGV[2]) then return 0 end
redis.call('HSET', KEYS[2], 'epoch', epoch, 'since', ARGV[2], 'tags', ARGV[3], 'stored', write(now()), 'bytes', ARGV[5])
redis.call('EXPIRE', KEYS[2], ARGV[4])
return 1
`;

/** KEYS: tags. ARGV: channel, message, then the tags, of which one may be EVERY_TAG. */
export const EXPIRE = `${STATE}
local epoch, last = state()
local number = write(math.max(now(), last + 1))
for at = 3, #ARGV do
  if ARGV[at] == '${EVERY_TAG}' then
    redis.call('ZADD', KEYS[1], '-' .. number, 'epoch')
  else
    redis.call('ZADD', KEYS[1], number, 'tag:' .. ARGV[at])
  end
end
redis.call('ZADD', KEYS[1], '-' .. number, 'last')
redis.call('ZREMRANGEBYSCORE', KEYS[1], 0, '(' .. write(now() - ${TAG_TTL_S} * 1000000))
redis.call('PUBLISH', ARGV[1], ARGV[2])
return 1
`;
