import { consentKey, seenProductsKey } from '@stampa/platform'
import { useDeviceStore } from '@stampa/ui/device/device-store.ts'
import { useEffect, useEffectEvent } from 'react'
import type { CardData } from '../shared/product-grid/product-card.data.ts'

/** Number of products that a page shows: a row of cards. The device stores one more, which is the present one. */
const shownCount = 4

/**
 * Returns the products that this device showed before this one, latest first, and remembers this one. Only a visitor
 * who accepted more than the necessary storage has any; they never leave the device.
 */
export function useSeenProducts(product: CardData): CardData[] {
  const [isAccepted] = useDeviceStore(consentKey, parseConsent)
  const [seen, setSeen] = useDeviceStore(seenProductsKey, parseSeen)
  const { _id } = product
  // Prices change, and may be hidden later. A page in the other language marks the stored texts.
  const { language = 'el' } = product
  const remember = useEffectEvent(() =>
    setSeen(withSeen(seen, { ...product, language, fromPrice: null })),
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each product that is shown.
  useEffect(() => {
    if (isAccepted) remember()
  }, [isAccepted, _id])

  return isAccepted ? seen.filter(other => other._id !== _id).slice(0, shownCount) : []
}

/** Returns the list with a product at its beginning. */
export function withSeen(seen: readonly CardData[], product: CardData): CardData[] {
  return [product, ...seen.filter(({ _id }) => _id !== product._id)].slice(0, shownCount + 1)
}

function parseConsent(stored: unknown): boolean {
  return (stored as { analytics?: unknown } | undefined)?.analytics === true
}

/** Leaves out what another version stored in another form. */
export function parseSeen(stored: unknown): CardData[] {
  if (!Array.isArray(stored)) return []
  return stored.filter((entry): entry is CardData => {
    const { _id, slug, title, categories, imageAsset } = (entry ?? {}) as Partial<CardData>
    return (
      [_id, slug, title].every(text => typeof text === 'string') &&
      Array.isArray(categories) &&
      (imageAsset === null || Array.isArray(imageAsset?.widths))
    )
  })
}
