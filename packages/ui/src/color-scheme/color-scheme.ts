/** `system` follows the visitor's own setting. */
export const colorSchemes = ['system', 'light', 'dark'] as const
export type ColorScheme = (typeof colorSchemes)[number]

const storageKey = 'colorScheme'

/** What was chosen on this device; `system` without a choice or without storage. */
export function storedColorScheme(): ColorScheme {
  try {
    const stored = localStorage.getItem(storageKey)
    return colorSchemes.find(scheme => scheme === stored) ?? 'system'
  } catch {
    return 'system'
  }
}

/** Shows the document in a scheme and remembers it. Only frames with a dark scheme change. */
export function applyColorScheme(scheme: ColorScheme): void {
  const { dataset } = document.documentElement
  if (scheme === 'system') delete dataset.scheme
  else dataset.scheme = scheme
  try {
    localStorage.setItem(storageKey, scheme)
  } catch {
    // Storage can be switched off; the choice then lasts as long as the page.
  }
}
