import { createClient } from '@stampa/platform'
import type { paths as AnalyticsPaths } from './generated/analytics.ts'
import type { paths as CatalogPaths } from './generated/catalog.ts'
import type { paths as IdentityPaths } from './generated/identity.ts'
import type { paths as OrdersPaths } from './generated/orders.ts'
import type { paths as StudioPaths } from './generated/studio.ts'

export { ApiError, type Conflict, type FieldError, unwrap } from './answer.ts'
export type { BodyRules, FieldRule } from './body-rules.ts'
export { catalogRules } from './generated/catalog-rules.ts'
export { identityRules } from './generated/identity-rules.ts'
export { ordersRules } from './generated/orders-rules.ts'
export { studioRules } from './generated/studio-rules.ts'
export { multipart } from './multipart.ts'

/** Body of the 200 response to a GET. */
type GetAnswer<Paths, Path extends keyof Paths> = Paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Body } } } }
}
  ? Body
  : never

/** @example type Product = CatalogAnswer<'/api/products'>[number] */
export type AnalyticsAnswer<Path extends keyof AnalyticsPaths> = GetAnswer<AnalyticsPaths, Path>
export type CatalogAnswer<Path extends keyof CatalogPaths> = GetAnswer<CatalogPaths, Path>
export type IdentityAnswer<Path extends keyof IdentityPaths> = GetAnswer<IdentityPaths, Path>
export type OrdersAnswer<Path extends keyof OrdersPaths> = GetAnswer<OrdersPaths, Path>
export type StudioAnswer<Path extends keyof StudioPaths> = GetAnswer<StudioPaths, Path>

/** Body of a PUT to the catalog. @example type FaqBody = CatalogBody<'/api/faq/{id}'> */
export type CatalogBody<Path extends keyof CatalogPaths> = CatalogPaths[Path] extends {
  put: { requestBody?: { content: infer Content } }
}
  ? Content[keyof Content]
  : never

// The calls of each service, typed by its openapi.json.
export const analyticsClient = createClient<AnalyticsPaths>
export const catalogClient = createClient<CatalogPaths>
export const identityClient = createClient<IdentityPaths>
export const ordersClient = createClient<OrdersPaths>
export const studioClient = createClient<StudioPaths>
