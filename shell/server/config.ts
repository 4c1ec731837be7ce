import { type Static, Type } from '@stampa/service-kit'

/** The environment of the page server. */
export const configSchema = Type.Object({
  HOST: Type.String({ minLength: 1, default: '127.0.0.1' }),
  PORT: Type.Integer({ minimum: 0, maximum: 65535, default: 4000 }),
  LOG_LEVEL: Type.String({ default: 'info' }),
  TRUST_PROXY: Type.String({ minLength: 1, default: '127.0.0.1/32,::1/128' }),
  /** The release store: `registry.json` and the releases beside it. */
  RELEASES_DIR: Type.String({ minLength: 1 }),
  /** JSON: prefix of the API below `/api/` → base URL of the service that answers it. */
  SERVICES: Type.String({ minLength: 2 }),
  /** Loaders and rendering together may take this many ms; then the browser renders instead. */
  RENDER_LIMIT: Type.Integer({ minimum: 1, default: 800 }),
  /** A form that was sent to a page may take this many ms: its file has to be stored. */
  SUBMIT_LIMIT: Type.Integer({ minimum: 1, default: 12_000 }),
  /** `https://www.example.gr`: the site's own address in canonical links; else that of the request. */
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
