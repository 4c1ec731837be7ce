import { describe, expect, test } from 'vitest'
import { aboutContents } from '../../about/about.data.ts'
import { banners } from '../../banners/banners.data.ts'
import { posts } from '../../blog/blog.data.ts'
import { categories } from '../../categories/categories.data.ts'
import { settingsRules } from '../../company/company.data.ts'
import { customers } from '../../customers/customers.data.ts'
import { events } from '../../events/events.data.ts'
import { works } from '../../our-work/our-work.data.ts'
import { products } from '../../products/products.data.ts'
import { testimonials } from '../../testimonials/testimonials.data.ts'
import { findErrors } from './rules.ts'

const company = { id: 'company', rules: settingsRules }

const anyImage = 'Please select an image file'
const pngImage = 'Only PNG images are allowed'
const logo = 'Only image files are allowed'
const large = 'File size must be less than 5MB'
const largeFavicon = 'Favicon size must be less than 1MB'

// Back-office specification, sections 5 and 9.
describe.each([
  [products, 'image', anyImage, large],
  [products, 'favicon', 'Only PNG favicons are allowed', largeFavicon],
  [categories, 'image', pngImage, large],
  [categories, 'favicon', pngImage, largeFavicon],
  [events, 'image', pngImage, large],
  [events, 'favicon', pngImage, largeFavicon],
  [posts, 'image', anyImage, large],
  [banners, 'image', 'Please select a PNG image file', large],
  [testimonials, 'companyLogo', anyImage, large],
  [aboutContents, 'bannerImage', anyImage, large],
  [customers, 'image', logo, large],
  [works, 'images', anyImage, large],
  [company, 'logo', logo, large],
  [company, 'favicon', logo, large],
])('of $id', ({ rules }, field, type, size) => {
  const messageOf = (file: File) => {
    const form = new FormData()
    form.set(field, file)
    return findErrors(form, rules, { isNew: true }).find(error => error.field === field)?.message
  }
  const limit = size === largeFavicon ? 1_048_576 : 5_242_880

  test(`the ${field} is of the type and size that the specification wants`, () => {
    const bytes = new Uint8Array(limit)
    expect(messageOf(new File([bytes], 'a.png', { type: 'image/png' }))).toBeUndefined()
    expect(messageOf(new File([bytes, 'x'], 'a.png', { type: 'image/png' }))).toBe(size)
    expect(messageOf(new File(['x'], 'a.txt', { type: 'text/plain' }))).toBe(type)
    const jpeg = messageOf(new File(['x'], 'a.jpg', { type: 'image/jpeg' }))
    expect(jpeg).toBe(type.includes('PNG') ? type : undefined)
  })
})
