import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import type { AnyRecord } from '../../../test/kinds.ts'
import { CatalogTest, expectProblem, picture, png } from '../../../test/support.ts'
import { parseTags } from '../../content/tags.ts'

describe('tags', () => {
  test.each([
    ['', []],
    [' , ,', []],
    ['DTF, μεταξοτυπία ,DTF', ['DTF', 'μεταξοτυπία']],
    ['["DTF", " μεταξοτυπία "]', ['DTF', 'μεταξοτυπία']],
    ['[πρόχειρο], β', ['[πρόχειρο]', 'β']],
  ])('of %j are parsed as %j', (text, tags) => {
    expect(parseTags(text)).toEqual(tags)
  })

  test('are the same from a list and from text', () => {
    const tag = fc
      .string({ minLength: 1 })
      .filter(text => !/[,[\]]/.test(text) && text.trim() !== '')
    fc.assert(
      fc.property(fc.array(tag), tags => {
        expect(parseTags(tags.join(','))).toEqual(parseTags(JSON.stringify(tags)))
      }),
    )
  })
})

describe('the blog', async () => {
  const catalog = await CatalogTest.start()
  afterAll(() => catalog.stop())

  async function post(fields: Record<string, unknown> = {}) {
    const form = {
      title: 'Νέο',
      context: 'Α\nΒ',
      author: 'Μαρία',
      published: true,
      image: await png(),
    }
    const answer = await catalog.call<AnyRecord>('POST', '/api/blog', {
      form: { ...form, ...fields },
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body
  }

  const visited = async (path = '') => (await catalog.visit<AnyRecord[]>(`/api/blog${path}`)).body

  test('returns posts with every field of the public pages', async () => {
    const record = await post({
      title: 'Μεταξοτυπία ή DTF;',
      excerpt: 'Τι να διαλέξω',
      tags: 'DTF, τεχνικές',
      imageAlt: 'Τελάρο',
    })
    const expected = {
      _id: record._id,
      slug: 'metaxotypia-i-dtf',
      title: 'Μεταξοτυπία ή DTF;',
      excerpt: 'Τι να διαλέξω',
      context: 'Α\nΒ',
      author: 'Μαρία',
      createdAt: expect.stringMatching(/Z$/),
      publishedAt: expect.stringMatching(/Z$/),
      tags: ['DTF', 'τεχνικές'],
      image: expect.stringMatching(/^\/media\/catalog\//),
      imageAsset: expect.objectContaining({ alt: 'Τελάρο' }),
    }
    expect((await visited()).find(({ _id }) => _id === record._id)).toEqual(expected)
    expect((await visited('/recent')).find(({ _id }) => _id === record._id)).toEqual(expected)
    expect(await visited('/metaxotypia-i-dtf')).toEqual(expected)
  })

  test('hides drafts from visitors', async () => {
    const { _id } = await post({ published: undefined })
    const url = `/api/blog/${_id}`
    expect((await visited()).map(record => record._id)).not.toContain(_id)
    expectProblem(await catalog.visit(url), 404, 'Blog post not found')
    expect((await catalog.call('GET', url)).body).toMatchObject({ published: false })
  })

  test('lists posts newest first, and the three latest as recent', async () => {
    const at = (year: number) => new Date(Date.UTC(year, 0)).toISOString()
    for (const year of [2001, 2003, 2002]) await post({ title: `${year}`, publishAt: at(year) })
    const dates = (await visited()).map(({ publishedAt }) => String(publishedAt))
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(dates).toContain(at(2002))
    const all = (await visited()).map(({ _id }) => _id)
    expect((await visited('/recent')).map(({ _id }) => _id)).toEqual(all.slice(0, 3))
    const pages = await catalog.pages<AnyRecord>('/api/blog?limit=2', { token: null })
    expect(pages.flatMap(({ body }) => body.map(({ _id }) => _id))).toEqual(all)
  })

  test('dates a draft on its first publication, by form or bulk action', async () => {
    const { _id: form } = await post({ published: false })
    const { _id: bulk } = await post({ published: false })
    const early = new Date(Date.UTC(2020, 0))
    await catalog.test.db('blog_posts').whereIn('id', [form, bulk]).update({ published_at: early })
    await catalog.call('PUT', `/api/blog/${form}`, {
      form: { title: 'Α', context: 'Β', author: 'Γ', published: true },
    })
    await catalog.call('POST', '/api/blog/bulk', { json: { action: 'activate', ids: [bulk] } })
    for (const id of [form, bulk]) {
      const { body } = await catalog.visit<AnyRecord>(`/api/blog/${id}`)
      expect(Date.parse(String(body.publishedAt))).toBeGreaterThan(early.getTime())
    }
    const url = `/api/blog/${form}`
    const { body: before } = await catalog.visit<AnyRecord>(url)
    const fields = { title: 'Α', context: 'Β', author: 'Γ', published: true }
    await catalog.call('PUT', url, { form: fields })
    expect((await catalog.visit<AnyRecord>(url)).body.publishedAt).toBe(before.publishedAt)
  })

  test('accepts any image format and no other file', async () => {
    await post({ image: await picture({}).jpeg().toBuffer() })
    const form = { title: 'Α', context: 'Β', author: 'Γ', image: Buffer.from('%PDF-1.7') }
    const message = 'Please select an image file'
    expectProblem(await catalog.call('POST', '/api/blog', { form }), 400, message, {
      image: message,
    })
  })
})
