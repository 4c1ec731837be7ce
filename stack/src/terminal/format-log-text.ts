const levels: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
}

/** Fields that say nothing to a reader of one machine's terminal. */
const hidden = new Set(['level', 'time', 'pid', 'hostname', 'name', 'msg', 'v'])

/** One of our processes' JSON log lines as a sentence; any other program's line as it is. */
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
