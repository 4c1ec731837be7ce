/** A call of the catalogue's that is measured. */
export interface Call {
  name: string
  /** With its query. */
  path: string
}

/** Every public list and detail, with records in the middle of the catalogue. */
export async function publicCalls(url: string): Promise<Call[]> {
  const [product, category, post] = await Promise.all([
    middleOf(`${url}/api/products?limit=200`),
    middleOf(`${url}/api/categories`),
    middleOf(`${url}/api/blog?limit=200`),
  ])
  return [
    ['all products', '/api/products'],
    ['a page of products', '/api/products?limit=24'],
    ['featured products', '/api/products/featured'],
    ['products of a category', `/api/products/category/${category.slug}`],
    ['a product by its slug', `/api/products/${product.slug}`],
    ['a product by its id', `/api/products/${product._id}`],
    ['categories', '/api/categories'],
    ['categories with products', '/api/categories/with-products'],
    ['a category', `/api/categories/${category.slug}`],
    ['banners', '/api/banner'],
    ['testimonials', '/api/testimonials'],
    ['all posts', '/api/blog'],
    ['a page of posts', '/api/blog?limit=12'],
    ['recent posts', '/api/blog/recent'],
    ['a post', `/api/blog/${post.slug}`],
    ['events', '/api/events'],
    ['questions', '/api/faq'],
    ['about', '/api/about'],
    ['works', '/api/our-work'],
    ['customers', '/api/customers'],
    ['company', '/api/company/settings'],
    ['search', `/api/search?q=${encodeURIComponent('κούπα λευκή')}`],
    ['suggestions', `/api/search/suggestions?q=${encodeURIComponent('μπλουζ')}`],
    ['sitemap', '/sitemap.xml'],
  ].map(([name = '', path = '']) => ({ name, path }))
}

interface Named {
  _id: string
  slug: string
}

async function middleOf(url: string): Promise<Named> {
  const response = await fetch(url)
  const records = (await response.json()) as Named[]
  const record = records[Math.floor(records.length / 2)]
  if (!record) throw new Error(`${url} is empty`)
  return record
}
