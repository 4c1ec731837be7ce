import { useCallback, useMemo, useSyncExternalStore } from 'react'

const changed = new EventTarget()

/**
 * A value that this device keeps, shared by everything in the page (and in other tabs) that reads
 * the same key. Without storage it lasts as long as the page.
 *
 * @param parse makes the value from what is stored, which may be anything: an earlier version's, or nothing; declared
 *   outside the component
 */
export function useDeviceStore<T>(
  key: string,
  parse: (stored: unknown) => T,
): [T, (value: T) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => read(key),
    // A server has no device; what is rendered there is as without a choice.
    () => null,
  )
  return [
    useMemo(() => parse(decode(text)), [parse, text]),
    useCallback((value: T) => write(key, JSON.stringify(value)), [key]),
  ]
}

/** What could not be stored. */
const unstored = new Map<string, string>()

function read(key: string): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
    unstored.delete(key)
  } catch {
    unstored.set(key, text)
  }
  changed.dispatchEvent(new Event('change'))
}

function decode(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
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
