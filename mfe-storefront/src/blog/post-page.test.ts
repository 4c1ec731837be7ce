import { expect, test } from 'vitest'
import type { PostData } from './blog.data.ts'
import { postHead } from './post-page.tsx'

const args = { params: {}, search: '', language: undefined }

const post: PostData = {
  slug: 'metaxotypia',
  title: 'Μεταξοτυπία ή ψηφιακή;',
  excerpt: 'Πότε αξίζει\nτι.',
  author: 'Ελένη',
  createdAt: '2026-03-01T08:00:00.000Z',
  publishedAt: '2026-03-04T08:00:00.000Z',
  context: 'Πρώτη.\nΔεύτερη.',
  tags: ['τεχνικές'],
  imageAsset: {
    base: '/media/catalog/a',
    width: 1600,
    height: 900,
    widths: [320, 640],
    color: '#ffffff',
  },
}

test('describes a post for shared links and search engines', () => {
  expect(postHead({ ...args, data: post })).toMatchObject({
    title: 'Μεταξοτυπία ή ψηφιακή; | Stampa',
    description: 'Πότε αξίζει τι.',
    canonical: '/blog/metaxotypia',
    type: 'article',
    image: '/media/catalog/a/640.webp',
    jsonLd: {
      '@graph': [
        {
          '@type': 'BlogPosting',
          headline: post.title,
          datePublished: '2026-03-04T08:00:00.000Z',
          image: '/media/catalog/a/640.webp',
          author: { '@type': 'Person', name: 'Ελένη' },
          keywords: ['τεχνικές'],
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [{ name: 'Home' }, { name: 'Ιστολόγιο' }, { name: post.title }],
        },
      ],
    },
  })
})

test('leaves out what a post does not have', () => {
  const head = postHead({
    ...args,
    data: { ...post, excerpt: '', author: '', tags: [], imageAsset: null },
  })
  expect(head.description).toBe('Πρώτη. Δεύτερη.')
  expect(head).not.toHaveProperty('image')
  expect(head.jsonLd).not.toHaveProperty('@graph[0].author')
  expect(head.jsonLd).not.toHaveProperty('@graph[0].keywords')
  expect(head.jsonLd).not.toHaveProperty('@graph[0].image')
})
