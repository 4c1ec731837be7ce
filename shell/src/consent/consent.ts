/** What a visitor has decided about cookies, kept in this browser. */
export interface Consent {
  necessary: true
  analytics: boolean
  /** ISO time of the decision. */
  timestamp: string
}

export const consentKey = 'cookieConsent'

/** The stored decision; undefined without one, or where the browser keeps nothing. */
export function storedConsent(): Consent | undefined {
  try {
    const consent = JSON.parse(localStorage.getItem(consentKey) ?? 'null') as Consent | null
    return typeof consent?.analytics === 'boolean' ? consent : undefined
  } catch {
    return undefined
  }
}

/**
 * Do Not Track or Global Privacy Control: counts as a rejection until the visitor decides, so
 * nobody who has already said no in the browser is asked again. The footer leads to the settings.
 */
export function browserRejects(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    doNotTrack?: string | null
    globalPrivacyControl?: boolean
  }
  return globalPrivacyControl === true || doNotTrack === '1'
}

/** Nobody has decided anything yet: neither the visitor nor their browser. */
export function isUndecided(): boolean {
  return !storedConsent() && !browserRejects()
}
