import { expect, test } from 'vitest'
import { contentTypes } from '../content-types.ts'
import { commands } from './commands.ts'

test('lists the results of products and sales before those of other content', () => {
  expect(commands.sources.map(({ title }) => title('en'))).toEqual([
    'Products',
    'Custom orders',
    'Offers',
    'Production',
    'Contact messages',
    'Spam',
    'Clients',
    'Blog',
    'Categories',
    'Events',
    'Our Work',
    'Our Customers',
    'Banners',
    'About',
    'Testimonials',
    'FAQ',
    'Search words',
    'Reviews',
    'Size charts',
  ])
  expect(commands.sources).toHaveLength(contentTypes.length + 5)
})

test('offers a new record of every kind, a product first', () => {
  expect(commands.actions('en').map(({ label }) => label)).toEqual([
    'New product',
    'New category',
    'New event',
    'New blog post',
    'New banner',
    'New testimonial',
    'New about content',
    'New FAQ',
    'New work post',
    'New customer',
    'New group of words',
    'New size chart',
    'New offer',
    'New SKU',
    'New client',
    'New invitation',
  ])
})
