import "server-only";

/** One slot of a Redis cluster. */
export const TAGS_KEY = "{sekar}:tags";
export const CHANNEL = "sekar:expired";
/** Instead of a tag: all of them. */
export const EVERY_TAG = "*";

export function pageKey(build: string, key: string): string {
  return `{sekar}:page:${build}:${key}`;
}

/** Longer than any page lives: what expired before that concerns none. */
const TAGS_KEPT_S = 26 * 60 * 60;

/**
 * Redis keeps one sorted set: each expired tag with the number of its expiry and, below zero so that
 * pruning passes them by, the last number, the run of Redis that it was begun in, and the epoch,
 * which names this set. A number is Redis' own time in microseconds, or one more than the last where
 * the clock stands still or goes back. Each page says under which epoch and after which number it
 * was begun. Where the set is lost (evicted, flushed), so is its epoch, and no page of an earlier
 * one is served again.
 */
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

/**
 * ARGV: the run of Redis that is connected to. A run that the set doesn't know was begun with an
 * older copy of the data, or is another server: what it holds proves nothing.
 */
export const MEET = `${STATE}
local run = 'run:' .. ARGV[1]
if redis.call('ZSCORE', KEYS[1], run) then return 0 end
begin_epoch()
redis.call('ZADD', KEYS[1], -1, run)
return 1
`;

/** KEYS: tags, page. Answers epoch and last number and, of a page that is good, age in ms and bytes. */
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

/** KEYS: tags. ARGV: channel, message for the others, then the tags; one of them may be every tag. */
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
redis.call('ZREMRANGEBYSCORE', KEYS[1], 0, '(' .. write(now() - ${TAGS_KEPT_S} * 1000000))
redis.call('PUBLISH', ARGV[1], ARGV[2])
return 1
`;
