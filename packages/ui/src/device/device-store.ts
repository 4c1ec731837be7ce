import { useCallback, useMemo, useSyncExternalStore } from 'react'

const changed = new EventTarget()

/**
 * Returns a value that this device stores, and its setter. All components with the same key share the value, also in
 * other tabs. Without storage it lasts as long as the page.
 *
 * @param parse returns the value for what is stored, which may be of an earlier version or undefined; constant across
 *   renders
 */
export function useDeviceStore<T>(
  key: string,
  parse: (stored: unknown) => T,
): [T, (value: T) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => read(key),
    // The server renders the default.
    () => null,
  )
  return [
    useMemo(() => parse(decode(text)), [parse, text]),
    useCallback((value: T) => write(key, value), [key]),
  ]
}

/** Values that could not be stored. */
const unstored = new Map<string, string>()

function read(key: string): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: unknown): void {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  try {
    localStorage.setItem(key, text)
    unstored.delete(key)
  } catch {
    unstored.set(key, text)
  }
  changed.dispatchEvent(new Event('change'))
}

/** Returns the parsed JSON, or the text itself: strings are stored as they are. */
function decode(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return text
  }
}

function subscribe(listener: () => void): () => void {
  changed.addEventListener('change', listener)
  addEventListener('storage', listener)
  return () => {
    changed.removeEventListener('change', listener)
    removeEventListener('storage', listener)
  }
}

export function parseStrings(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.filter(entry => typeof entry === 'string') : []
}
