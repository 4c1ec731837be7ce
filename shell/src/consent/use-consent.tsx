import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { loadTracker } from '../tracking/load-tracker.ts'
import { isUndecided, mayCount } from './consent.ts'
import type { ConsentPanelProps } from './consent-panel.tsx'

/** Shows the banner to a visitor without a decision. Its code is fetched only then. */
export function useConsent() {
  const [shown, setShown] = useState<'banner' | 'settings'>()
  const [Panel, setPanel] = useState<ComponentType<ConsentPanelProps>>()

  useEffect(() => {
    if (isUndecided()) setShown('banner')
  }, [])

  useEffect(() => {
    if (!shown || Panel) return
    import(/* webpackChunkName: "consent" */ './consent-panel.tsx').then(
      ({ ConsentPanel }) => setPanel(() => ConsentPanel),
      // Without the banner there is no consent, and nothing is counted.
      console.warn,
    )
  }, [shown, Panel])

  return {
    panel: shown && Panel && (
      <Panel
        key={shown}
        settings={shown === 'settings'}
        onClose={() => setShown(isUndecided() ? 'banner' : undefined)}
      />
    ),
    openSettings: useCallback(() => setShown('settings'), []),
  }
}

/** Starts tracking when consent was given on an earlier visit. */
export function useAgreedTracking(): void {
  useEffect(() => {
    if (mayCount()) loadTracker().catch(console.warn)
  }, [])
}
