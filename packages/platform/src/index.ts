export { type Client, type ClientOptions, createClient } from './api-client.ts'
export {
  adminFetch,
  apiOrigin,
  publicFetch,
  serveFetchWith,
  signInFetch,
  tokenFetch,
} from './api-fetch.ts'
export { consentKey, seenProductsKey } from './consent.ts'
export { type Language, locales, timeZone } from './language.ts'
export { Link, type LinkProps, NavLink, type NavLinkProps } from './link.ts'
export { defineMessages, type Message, type Messages, textsIn } from './messages.ts'
export { type Notice, type NoticeAction, type NoticeOffer, noticed } from './notices.ts'
export { type PageParameter, pageQuery, readParameter } from './page-query.ts'
export type { FrameName, NavGroup, NavItem } from './release.ts'
export type {
  Command,
  CommandSource,
  Commands,
  Head,
  HeadArgs,
  Remote,
  RemoteRoute,
  RouteHandle,
} from './remote.ts'
export * from './router.ts'
export {
  clearToken,
  getToken,
  hasPermission,
  onTokenChange,
  setToken,
  signInAddress,
  signInPath,
} from './session.ts'
export { type Achievement, achieved, track } from './track.ts'
export {
  LanguageContext,
  useContentLang,
  useLangOf,
  useLanguage,
  useMessages,
} from './use-messages.ts'
