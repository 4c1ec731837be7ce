-- Asks for the paths after `--` in turn, where there are any.
function init(paths)
  local turn = 0
  if #paths == 0 then return end
  function request()
    turn = turn % #paths + 1
    return wrk.format(nil, paths[turn])
  end
end

-- What wrk measured, as one line of JSON after its own words.
function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '{"requests":%d,"seconds":%f,"p50":%f,"p99":%f,"failed":%d}\n',
    summary.requests,
    summary.duration / 1e6,
    latency:percentile(50) / 1e3,
    latency:percentile(99) / 1e3,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout
  ))
end
