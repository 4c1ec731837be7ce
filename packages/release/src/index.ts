export { type EnsureReleasedOptions, ensureReleased } from './ensure-released.ts'
export { ReleaseError } from './errors.ts'
export { openStore, type PublishedRelease, type Store } from './store.ts'
