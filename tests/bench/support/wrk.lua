-- Sends the paths of the file in WRK_PATHS in turn, each from another address. Prints its figures as JSON.
local paths = {}
local turn = 0

function init()
  local file = os.getenv("WRK_PATHS")
  if not file then return end
  for path in io.lines(file) do paths[#paths + 1] = path end
  math.randomseed(os.time())
  request = function()
    turn = turn + 1
    wrk.headers["x-forwarded-for"] =
      string.format("203.%d.%d.%d", math.random(1, 254), math.random(1, 254), math.random(1, 254))
    return wrk.format("GET", paths[(turn - 1) % #paths + 1])
  end
end

function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format(
    'FIGURES {"requests":%d,"seconds":%f,"bytes":%d,"failed":%d,"p50":%f,"p95":%f,"p99":%f}\n',
    summary.requests, summary.duration / 1e6, summary.bytes, failed,
    latency:percentile(50) / 1000, latency:percentile(95) / 1000, latency:percentile(99) / 1000))
end
