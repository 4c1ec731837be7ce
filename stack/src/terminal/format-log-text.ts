const levels: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
}

/** Fields omitted on a terminal. */
const hidden = new Set(['level', 'time', 'pid', 'hostname', 'name', 'msg', 'v'])

/** Formats a JSON log line as a sentence; returns any other line unchanged. */
export function formatLogText(text: string): string {
  const entry = parse(text)
  if (!entry) return text
  const level = levels[Number(entry.level)] ?? String(entry.level)
  const fields = Object.entries(entry)
    .filter(([key]) => !hidden.has(key))
    .map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
  return [level.padEnd(5), entry.msg, ...fields].filter(Boolean).join(' ')
}

function parse(text: string): Record<string, unknown> | undefined {
  if (!text.startsWith('{')) return undefined
  try {
    const entry: unknown = JSON.parse(text)
    return typeof entry === 'object' && entry !== null && 'level' in entry
      ? { ...entry }
      : undefined
  } catch {
    return undefined
  }
}
