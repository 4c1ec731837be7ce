export { ReleaseError } from '@stampa/registry'
export { checkService } from './check/check-release.ts'
export { readInterface, recordService } from './check/services.ts'
export { type EnsureReleasedOptions, ensureReleased } from './ensure-released.ts'
export { type LaneChange, Lanes } from './lanes.ts'
export {
  changePlatform,
  controlSocket,
  type PlatformReply,
  type ServiceChange,
} from './platform.ts'
export { type ServiceVersion, ServiceVersions } from './service-versions.ts'
export { openStore, type Store } from './store.ts'
export type { PublishedRelease } from './store-reader.ts'
export { Watch, watchMilliseconds } from './watch.ts'
