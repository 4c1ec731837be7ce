export { ReleaseError } from '@stampa/registry'
export { type EnsureReleasedOptions, ensureReleased } from './ensure-released.ts'
export { openStore, type PublishedRelease, type Store } from './store.ts'
