export { type Client, createClient } from './api-client.ts'
export { adminFetch, apiOrigin, publicFetch, serveFetchWith } from './api-fetch.ts'
export type { FrameName, NavGroup, NavItem } from './release.ts'
export type { Head, Remote, RemoteRoute, RouteHandle } from './remote.ts'
export * from './router.ts'
export {
  clearToken,
  getToken,
  onTokenChange,
  setToken,
  signInAddress,
  signInPath,
} from './session.ts'
