import { isNode, listOf, type Node } from './nodes.ts'

/**
 * Properties that Google requires or recommends per type ("Structured data markup that Google Search supports").
 * `Product` has no review or rating, and an offer only where it has a price table.
 */
const wanted: Record<string, readonly string[]> = {
  AggregateOffer: ['lowPrice', 'highPrice', 'priceCurrency', 'offerCount'],
  Answer: ['text'],
  BlogPosting: ['headline', 'image', 'datePublished', 'author', 'publisher', 'mainEntityOfPage'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  ListItem: ['position', 'name', 'item'],
  Offer: ['price', 'priceCurrency'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  Organization: ['name', 'url'],
  Person: ['name'],
  PostalAddress: ['streetAddress', 'addressCountry'],
  Product: ['name', 'image', 'description', 'brand', 'url'],
  Question: ['name', 'acceptedAnswer'],
  Store: ['name', 'url', 'address', 'telephone', 'image', 'logo', 'openingHoursSpecification'],
  WebApplication: ['name', 'offers', 'applicationCategory'],
  WebSite: ['name', 'url'],
}

/** Returns the properties that a node and its children lack. */
export function missingIn(node: Node): string[] {
  const type = String(node['@type'])
  const own = (wanted[type] ?? []).filter(name => node[name] === undefined)
  const within = Object.values(node).flatMap(value => listOf(value).filter(isNode))
  return [
    ...own.map(name => `${type} has no ${name}`),
    ...(type === 'BreadcrumbList' ? wayFaults(node) : []),
    ...(type === 'Offer' && !/^[A-Z]{3}$/.test(String(node.priceCurrency))
      ? ['Offer is in no currency of ISO 4217']
      : []),
    ...within.flatMap(missingIn),
  ]
}

/** A breadcrumb list has at least two items, numbered from 1 in order. */
function wayFaults({ itemListElement }: Node): string[] {
  const steps = listOf(itemListElement).filter(isNode)
  if (steps.length < 2) return ['BreadcrumbList leads nowhere']
  const isOrdered = steps.every(({ position }, index) => position === index + 1)
  return isOrdered ? [] : ['BreadcrumbList is in no order']
}
