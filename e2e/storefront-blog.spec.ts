import { expect, test } from './fixtures.ts'
import { answerOf, cards, goTo, headline, open } from './storefront-pages.ts'

interface Post {
  _id: string
  slug: string
  title: string
  excerpt: string
  context: string
  author: string
  createdAt: string
  publishedAt: string
  tags: string[]
}

const dates = new Intl.DateTimeFormat('el-GR', { dateStyle: 'long', timeZone: 'Europe/Athens' })
const dateOf = ({ createdAt }: Post) => dates.format(new Date(createdAt))

test('the list shows image, title, author, date and excerpt of each post', async ({
  page,
  request,
}) => {
  const posts = await answerOf<Post[]>(request, '/api/blog')
  await open(page, '/blog')
  await expect(headline(page)).toHaveText('Ιστολόγιο')
  await expect(cards(page)).toHaveCount(posts.length)
  for (const [at, post] of posts.entries()) {
    const card = cards(page).nth(at)
    await expect(card.getByRole('heading')).toHaveText(post.title)
    await expect(card.getByText(post.author)).toBeVisible()
    await expect(card.getByText(dateOf(post))).toBeVisible()
    await expect(card.getByText(post.excerpt)).toBeVisible()
    await expect(card.locator('img')).toHaveCount(1)
  }
  await cards(page).nth(1).click()
  await expect(page).toHaveURL(`/blog/${posts[1]?.slug}`)
})

test('older posts are on further pages', async ({ page, request }) => {
  const [post] = await answerOf<Post[]>(request, '/api/blog')
  await page.route('**/api/blog?*', route => {
    const older = new URL(route.request().url()).searchParams.get('cursor') === 'older'
    return route.fulfill({
      json: [{ ...post, title: older ? 'Παλιό' : 'Νέο' }],
      headers: older ? {} : { link: '</api/blog?limit=13&cursor=older>; rel="next"' },
    })
  })
  await goTo(page, '/blog')
  await expect(cards(page)).toContainText('Νέο')
  await page.getByRole('link', { name: 'Παλαιότερα άρθρα' }).click()
  await expect(page).toHaveURL('/blog?cursor=older')
  await expect(cards(page)).toContainText('Παλιό')
  await expect(page).toHaveTitle('Ιστολόγιο – παλαιότερα άρθρα | Stampa')
  await expect(page.getByRole('link', { name: 'Παλαιότερα άρθρα' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Νεότερα άρθρα' }).click()
  await expect(cards(page)).toContainText('Νέο')

  await page.unrouteAll()
  await open(page, '/blog?cursor=nonsense')
  await expect(page).toHaveURL('/blog')
  await expect(cards(page).first()).toBeVisible()
})

test('a post shows title, author, date, image, paragraphs and tags', async ({ page, request }) => {
  const [post] = await answerOf<Post[]>(request, '/api/blog')
  if (!post) throw new Error('The demo shop has no post')
  await open(page, `/blog/${post.slug}`)
  const article = page.getByRole('main').getByRole('article')
  await expect(headline(page)).toHaveText(post.title)
  await expect(article.getByText(post.author)).toBeVisible()
  await expect(article.locator('time')).toHaveText(dateOf(post))
  await expect(article.locator('img')).toHaveJSProperty('complete', true)
  const paragraphs = post.context.split('\n').filter(line => line.trim() !== '')
  expect(paragraphs.length).toBeGreaterThan(1)
  for (const paragraph of paragraphs) {
    await expect(article.getByText(paragraph.trim(), { exact: true })).toBeVisible()
  }
  await expect(article.getByRole('list', { name: 'Ετικέτες' }).getByRole('listitem')).toHaveText(
    post.tags,
  )
  await article.getByRole('link', { name: 'Όλα τα άρθρα' }).click()
  await expect(page).toHaveURL('/blog')

  await open(page, `/blog/${post.slug}?lang=en`)
  const english = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeZone: 'Europe/Athens',
  }).format(new Date(post.createdAt))
  await expect(article.locator('time')).toHaveText(english)
  await expect(article.getByRole('link', { name: 'All posts' })).toBeVisible()
})

test('a post has structured data, and opens by its id', async ({ request, baseURL }) => {
  const [post] = await answerOf<Post[]>(request, '/api/blog')
  const html = await (await request.get(`/blog/${post?.slug}`)).text()
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  expect(JSON.parse(data)['@graph'][0]).toMatchObject({
    '@type': 'BlogPosting',
    headline: post?.title,
    datePublished: post?.publishedAt,
    url: `${baseURL}/blog/${post?.slug}`,
  })
  expect(html).toContain('<meta property="og:type" content="article">')
  const canonical = `<link rel="canonical" href="${baseURL}/blog/${post?.slug}">`
  expect(html).toContain(canonical)
  const byId = await request.get(`/blog/${post?._id}`, { maxRedirects: 0 })
  expect(byId.status()).toBe(200)
  expect(await byId.text()).toContain(canonical)
})

test('an unknown post responds with 404', async ({ page, request }) => {
  for (const id of ['00000000-0000-7000-8000-000000000000', 'nonsense', '%C3%A9']) {
    expect((await request.get(`/blog/${id}`)).status(), id).toBe(404)
  }
  await open(page, '/blog/nonsense')
  await expect(page.getByText('Blog Post Not Found')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('main').getByRole('link', { name: 'Όλα τα άρθρα' }).click()
  await expect(cards(page).first()).toBeVisible()
})
