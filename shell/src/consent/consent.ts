import { consentKey } from '@stampa/platform'
import { previewMeta } from '@stampa/platform/document'

export interface Consent {
  necessary: true
  analytics: boolean
  /** ISO 8601 time of the decision. */
  timestamp: string
}

/** Returns the stored decision; undefined without one or without storage. */
export function storedConsent(): Consent | undefined {
  try {
    const consent = JSON.parse(localStorage.getItem(consentKey) ?? 'null') as Consent | null
    return typeof consent?.analytics === 'boolean' ? consent : undefined
  } catch {
    return undefined
  }
}

/** Returns whether this visit may be counted: the visitor agrees, and the document is no preview. */
export function mayCount(): boolean {
  return storedConsent()?.analytics === true && !isPreview()
}

/** Returns whether the document shows a release that is not live. */
export function isPreview(): boolean {
  return document.querySelector(`meta[name=${previewMeta}]`) !== null
}

/**
 * Returns whether neither the visitor nor the browser has decided. Do Not Track and Global Privacy Control count as a
 * rejection until the visitor decides otherwise in the settings, which the footer opens.
 */
export function isUndecided(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    doNotTrack?: string | null
    globalPrivacyControl?: boolean
  }
  return !storedConsent() && globalPrivacyControl !== true && doNotTrack !== '1'
}
