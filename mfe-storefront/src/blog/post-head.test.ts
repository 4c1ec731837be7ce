import { expect, test } from 'vitest'
import type { PostData } from './post.data.ts'
import { postHead } from './post-head.ts'

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
  image: {
    base: '/media/catalog/a',
    width: 1600,
    height: 900,
    widths: [320, 640],
    color: '#ffffff',
  },
}

test('a post describes itself to those who share it and to search engines', () => {
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

test('what a post does not have is not said', () => {
  const head = postHead({
    ...args,
    data: { ...post, excerpt: '', author: '', tags: [], image: null },
  })
  expect(head.description).toBe('Πρώτη. Δεύτερη.')
  expect(head).not.toHaveProperty('image')
  expect(head.jsonLd).not.toHaveProperty('@graph[0].author')
  expect(head.jsonLd).not.toHaveProperty('@graph[0].keywords')
  expect(head.jsonLd).not.toHaveProperty('@graph[0].image')
})
