export const serviceNames = ['identity', 'catalog', 'orders', 'studio', 'analytics'] as const
export type ServiceName = (typeof serviceNames)[number]

/** A service of the platform. */
export interface ServiceDefinition {
  name: ServiceName
  /** Path segments below `/api` that it answers. */
  prefixes: string[]
  /** Whether it has a `src/seed.ts` with demo content. */
  seeded: boolean
  /** Whether it has a worker process, `src/worker.ts`. */
  worker: boolean
}

/** Every service; the gateway's templates route the same prefixes. */
export const services: ServiceDefinition[] = [
  { name: 'identity', prefixes: ['auth'], seeded: false, worker: false },
  {
    name: 'catalog',
    prefixes: [
      'products',
      'categories',
      'events',
      'banner',
      'testimonials',
      'blog',
      'about',
      'faq',
      'our-work',
      'customers',
      'company',
      'search',
    ],
    seeded: true,
    worker: false,
  },
  {
    name: 'orders',
    prefixes: ['custom-order', 'contact', 'sku', 'offers', 'order-status', 'offer-link'],
    seeded: true,
    worker: true,
  },
  { name: 'studio', prefixes: ['design-studio'], seeded: true, worker: true },
  { name: 'analytics', prefixes: ['analytics'], seeded: true, worker: true },
]

/** Returns the name of the service's PostgreSQL database. */
export function databaseName({ name }: ServiceDefinition): string {
  return `stampa_${name}`
}
