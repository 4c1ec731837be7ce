import { getToken, type Language } from '@stampa/platform'
import { useSyncExternalStore } from 'react'

const storageKey = 'adminLanguage'
const changed = 'stampa:admin-language'

/**
 * Returns the language of the back office on this device: the chosen one; without a choice that of the
 * browser before the sign-in, and English, as specified, after it. Independent of the public site's language.
 * Kept small: every page's first script contains it.
 */
export function useAdminLanguage(): Language {
  return useSyncExternalStore(subscribe, read, () => 'en')
}

export function setAdminLanguage(language: Language): void {
  localStorage.setItem(storageKey, language)
  dispatchEvent(new Event(changed))
}

function read(): Language {
  try {
    const chosen = localStorage.getItem(storageKey) ?? (getToken() ? 'en' : navigator.language)
    return chosen.startsWith('el') ? 'el' : 'en'
  } catch {
    // A public page must work without storage.
    return 'en'
  }
}

function subscribe(listener: () => void): () => void {
  addEventListener(changed, listener)
  return () => removeEventListener(changed, listener)
}
