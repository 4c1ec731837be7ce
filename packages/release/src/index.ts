export { type EnsureReleasedOptions, ensureReleased } from './ensure-released.ts'
export { ReleaseError } from './errors.ts'
export { describeProgress, type ReleaseProgress } from './progress.ts'
export { openStore, type PublishedRelease, type Store } from './store.ts'
