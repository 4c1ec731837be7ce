/** Progress of a release. */
export type ReleaseProgress =
  /** The live version is made from the current sources. */
  | { step: 'unchanged'; name: string; version: string }
  /** `published` is made from the current sources, but was rolled back to `version`. */
  | { step: 'held-back'; name: string; version: string; published: string }
  /** Another process is releasing the same name. */
  | { step: 'waiting'; name: string }
  | { step: 'building'; name: string; version: string }
  | { step: 'publishing'; name: string; version: string }
  | { step: 'live'; name: string; version: string; before: string | undefined; seconds: number }

/** Formats one line for a terminal or log. */
export function describeProgress(progress: ReleaseProgress): string {
  const { step, name } = progress
  switch (step) {
    case 'unchanged':
      return `${name} ${progress.version} is live and up to date`
    case 'held-back':
      return `${name} stays at ${progress.version}: ${progress.published} was rolled back. To make it live again: npm run release -- ${name}`
    case 'waiting':
      return `${name} is being released by another process; waiting for it`
    case 'building':
      return `${name} ${progress.version}: building`
    case 'publishing':
      return `${name} ${progress.version}: publishing`
    case 'live': {
      const before = progress.before === undefined ? '' : `, before ${progress.before}`
      return `${name} ${progress.version} is live${before} (${progress.seconds.toFixed(1)} s)`
    }
  }
}
