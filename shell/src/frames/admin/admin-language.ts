import type { Language } from '@stampa/platform'
import { useSyncExternalStore } from 'react'

const storageKey = 'adminLanguage'
const changed = 'stampa:admin-language'

/**
 * What the back office speaks on this device, whatever a visitor of the public site has chosen:
 * English, as specified, until somebody chooses Greek. (Every page's first script holds this, hence
 * no more than it takes.)
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
    return localStorage.getItem(storageKey) === 'el' ? 'el' : 'en'
  } catch {
    // The back office needs its storage for the session; a public page must do without.
    return 'en'
  }
}

function subscribe(listener: () => void): () => void {
  addEventListener(changed, listener)
  return () => removeEventListener(changed, listener)
}
