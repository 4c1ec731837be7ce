import type { Language } from '@stampa/platform'
import { asLanguage } from '@stampa/platform/language'
import { useDeviceStore } from '@stampa/ui/device/device-store.ts'

/** The specification's language of the back office. */
const specified: Language = 'en'

/** What the back office speaks on this device, whatever a visitor of the public site has chosen. */
export function useAdminLanguage(): [Language, (language: Language) => void] {
  return useDeviceStore('adminLanguage', parse)
}

function parse(stored: unknown): Language {
  return (typeof stored === 'string' ? asLanguage(stored) : undefined) ?? specified
}
