import { type Static, Type } from '@stampa/service-kit'

/** Environment of the page server. */
export const configSchema = Type.Object({
  HOST: Type.String({ minLength: 1, default: '127.0.0.1' }),
  PORT: Type.Integer({ minimum: 0, maximum: 65535, default: 4000 }),
  LOG_LEVEL: Type.String({ default: 'info' }),
  TRUST_PROXY: Type.String({ minLength: 1, default: '127.0.0.1/32,::1/128' }),
  RELEASES_DIR: Type.String({ minLength: 1 }),
  /** Path of the owner's trusted `root.json`, outside the store: releases that do not lead back to it are refused. */
  RELEASES_ROOT: Type.String({ minLength: 1 }),
  /** JSON object: API prefix below `/api/` → base URL of its service; `*` → that of all others. */
  SERVICES: Type.String({ minLength: 2 }),
  /** Time limit of loaders and rendering together, ms; after it the browser renders the page. */
  RENDER_LIMIT: Type.Integer({ minimum: 1, default: 800 }),
  /** Time limit of a page that a form was sent to, ms; the service has a file to store. */
  SUBMIT_LIMIT: Type.Integer({ minimum: 1, default: 12_000 }),
  /** Origin in canonical links, such as `https://www.example.gr`. Defaults to the request's origin. */
  PUBLIC_ORIGIN: Type.Optional(Type.String({ format: 'uri' })),
})

export type Config = Static<typeof configSchema>

export type Services = Record<string, string>

/** @throws when SERVICES is not a JSON object of URLs */
export function parseServices(json: string): Services {
  const services: unknown = JSON.parse(json)
  const isMap = typeof services === 'object' && services !== null && !Array.isArray(services)
  const urls: [string, unknown][] = isMap ? Object.entries(services) : []
  if (urls.length === 0 || !urls.every(([, url]) => typeof url === 'string' && URL.canParse(url))) {
    throw new Error('SERVICES must be a JSON object of API prefixes and base URLs')
  }
  return Object.fromEntries(urls) as Services
}
