export { ReleaseError } from './errors.ts'
export { openStore, type PublishedRelease, Store, type StoreOptions } from './store.ts'
