export type BackgroundState = 'none-chosen' | 'no-image' | 'loading' | 'failed' | 'shown'

interface Picture {
  /** A product and a colour are chosen. */
  readonly chosen: boolean
  /** Of the picture that is wanted; null where the side has none. */
  readonly address: string | null | undefined
  /** Addresses of what is on the canvas, and of what could not be loaded. */
  readonly shown: string | undefined
  readonly failed: string | undefined
}

/** How it stands with the product's picture on the canvas. */
export function backgroundState({ chosen, address, shown, failed }: Picture): BackgroundState {
  if (!chosen) return 'none-chosen'
  if (!address) return 'no-image'
  if (shown === address) return 'shown'
  return failed === address ? 'failed' : 'loading'
}
