import createClient, { type Client } from 'openapi-fetch'
import type { paths as CatalogPaths } from './generated/catalog.ts'
import type { paths as IdentityPaths } from './generated/identity.ts'

export type { components as CatalogComponents } from './generated/catalog.ts'
export type { components as IdentityComponents } from './generated/identity.ts'
export { ApiError, type FieldError, unwrap } from './answer.ts'

interface ClientOptions {
  /** Absolute; `apiOrigin` of `@stampa/platform`. */
  baseUrl: string
  /** `publicFetch` or `adminFetch` of `@stampa/platform`. */
  fetch: (request: Request) => Promise<Response>
}

/** Calls of services/catalog, typed by its openapi.json. */
export function catalogClient(options: ClientOptions): Client<CatalogPaths> {
  return createClient<CatalogPaths>(options)
}

/** Calls of services/identity, typed by its openapi.json. */
export function identityClient(options: ClientOptions): Client<IdentityPaths> {
  return createClient<IdentityPaths>(options)
}
