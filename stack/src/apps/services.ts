export const serviceNames = ['identity', 'catalog', 'orders', 'studio', 'analytics'] as const
export type ServiceName = (typeof serviceNames)[number]

/** A service of the platform, as the stack needs to know it. */
export interface ServiceDefinition {
  name: ServiceName
  /** First segments below `/api` that it answers. */
  prefixes: string[]
  /** Whether `src/seed.ts` fills it with demo content. */
  seeded: boolean
  /** Whether `src/worker.ts` does part of its work, in a process beside it. */
  worker: boolean
}

/** Every service; what the gateway's templates route must agree with it. */
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

/** Name of the PostgreSQL database that only this service opens. */
export function databaseName({ name }: ServiceDefinition): string {
  return `stampa_${name}`
}
