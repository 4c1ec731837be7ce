import { afterAll, describe, expect, test } from 'vitest'
import { KindCalls } from './kind-calls.ts'
import { type AnyRecord, bodyOf, changeable, kinds } from './kinds.ts'
import { type CallOptions, CatalogTest, expectProblem } from './support.ts'

const catalog = await CatalogTest.start()
afterAll(() => catalog.stop())

const unknownId = '01a1f795-0000-7000-8000-000000000000'
const malformedIds = ['no-id', "'; drop table products; --", '%00', '../products', '1']
const hostileText = `'); drop table audit; -- <script>alert(1)</script> \\ %_ $1 {{7*7}} \u{1F642}`

function call<Body = AnyRecord>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  options?: CallOptions,
) {
  return catalog.call<Body>(method, url, options)
}

describe.each(kinds.map(kind => [kind.label, kind] as const))('%s', (_label, kind) => {
  const calls = () => new KindCalls(catalog, kind)
  const nameOf = (record: AnyRecord) => record[kind.name]

  test('returns a saved record in the list, the editor and the public read', async () => {
    const { status, headers, body } = await call(
      'POST',
      kind.url,
      bodyOf(kind, { [kind.name]: '  Νέο  ', ...(await kind.fields(catalog)) }),
    )
    expect(status).toBe(201)
    expect(headers).toMatchObject({ etag: '"1"', 'cache-control': 'no-store' })
    expect(body).toMatchObject({
      _id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      [kind.name]: 'Νέο',
      version: 1,
    })
    expect((await calls().list()).find(({ _id }) => _id === body._id)).toEqual(body)
    const detail = await call('GET', `${kind.url}/${body._id}`)
    expect(detail).toMatchObject({ status: 200, headers: { etag: '"1"' }, body })
    expect(await calls().visible()).toContain(body._id)
  })

  test('keeps omitted fields and shows a change to the next visitor', async () => {
    const before = await calls().create()
    const { status, headers, body } = await calls().change(before._id, { [kind.name]: 'Αλλαγμένο' })
    expect(status).toBe(200)
    expect(headers.etag).toBe('"2"')
    const kept = Object.fromEntries(
      Object.keys(before)
        .filter(field => ['image', 'imageAsset', 'active', 'order', 'createdAt'].includes(field))
        .map(field => [field, before[field]]),
    )
    expect(body).toMatchObject({ ...kept, [kind.name]: 'Αλλαγμένο', version: 2 })
    const visited = await catalog.visit<AnyRecord | AnyRecord[]>(kind.url)
    expect([visited.body].flat().find(({ _id }) => _id === before._id)).toMatchObject({
      [kind.name]: 'Αλλαγμένο',
    })
  })

  test('stores SQL and HTML characters unchanged', async () => {
    for (const field of Object.keys(kind.texts)) {
      const record = await calls().create({ [field]: hostileText })
      expect(record).toMatchObject({ [field]: hostileText })
      const { body } = await calls().change(record._id, { [field]: `${hostileText}!` })
      expect(body).toMatchObject({ [field]: `${hostileText}!` })
    }
    expect((await catalog.visit(kind.url)).headers['content-type']).toMatch(/^application\/json/)
  })

  test.each(Object.entries(kind.required))(
    'rejects a record without %s: %s',
    async (field, text) => {
      const fields = { [kind.name]: 'Δοκιμή', ...(await kind.fields(catalog)) }
      const empty = field === 'categories' ? [] : ''
      for (const value of [undefined, empty, ...(field === kind.name ? [' \n '] : [])]) {
        const answer = await call('POST', kind.url, bodyOf(kind, { ...fields, [field]: value }))
        expectProblem(answer, 400, text, { [field]: text })
      }
    },
  )

  test('rejects values that are too long, unknown or not storable', async () => {
    const before = await calls().list()
    const fields = { [kind.name]: 'Δοκιμή', ...(await kind.fields(catalog)) }
    for (const [field, length] of Object.entries(kind.texts)) {
      const long = { ...fields, [field]: 'α'.repeat(length + 1) }
      const answer = await call('POST', kind.url, bodyOf(kind, long))
      expectProblem(answer, 400, expect.stringContaining(`must be at most ${length} characters`))
    }
    for (const wrong of [{ version: 7 }, { _id: unknownId }, { [kind.name]: 'μηδέν \0' }]) {
      const answer = await call('POST', kind.url, bodyOf(kind, { ...fields, ...wrong }))
      expectProblem(answer, 400, expect.any(String))
    }
    const other = kind.encoding === 'json' ? { form: fields } : { json: { [kind.name]: 'Α' } }
    expectProblem(await call('POST', kind.url, other), 415, expect.any(String))
    if (kind.encoding === 'json') {
      const headers = { 'content-type': 'application/json' }
      const broken = await call('POST', kind.url, { payload: '{"name":', headers })
      expectProblem(broken, 400, expect.any(String))
    }
    expect(await calls().list()).toEqual(before)
  })

  test('answers 404 for a record that does not exist', async () => {
    const missing = `${kind.label} not found`
    for (const id of [unknownId, ...malformedIds]) {
      const url = `${kind.url}/${encodeURIComponent(id).replaceAll('%2500', '%00')}`
      expectProblem(await call('GET', url), 404, missing)
      expectProblem(await call('DELETE', url), 404, missing)
      expectProblem(await call('POST', `${url}/restore`), 404, missing)
      expectProblem(await call('GET', `${url}/history`), 404, missing)
      const values = { [kind.name]: 'Α', ...(await changeable(catalog, kind)) }
      expectProblem(await call('PUT', url, bodyOf(kind, values)), 404, missing)
      const json = { action: 'delete', ids: [id] }
      expectProblem(await call('POST', `${kind.url}/bulk`, { json }), 404, missing)
    }
  })

  test('rejects a stale save with the changes since, and overwrites nothing', async () => {
    const before = await calls().create()
    const other = await catalog.test.adminToken(undefined, 'nikos@example.com')
    await calls().change(before._id, { [kind.name]: 'Πρώτη' }, { token: other })
    const { body: now } = await calls().change(
      before._id,
      { [kind.name]: 'Δεύτερη' },
      { token: other },
    )
    for (const tag of ['"1"', 'W/"1"']) {
      const stale = await calls().change(
        before._id,
        { [kind.name]: 'Δική μου' },
        { headers: { 'if-match': tag } },
      )
      expectProblem(stale, 409, expect.stringContaining('Someone else changed this meanwhile'))
      const slug = kind.slugs && { field: 'slug', from: before.slug, to: now.slug }
      expect(stale.body).toMatchObject({
        code: 'changed_meanwhile',
        conflict: {
          version: 3,
          changedBy: 'nikos@example.com',
          changedAt: expect.stringMatching(/Z$/),
          changes: expect.arrayContaining([
            { field: kind.name, from: 'Δοκιμή', to: 'Δεύτερη' },
            ...(slug ? [slug] : []),
          ]),
        },
      })
    }
    expect((await call('GET', `${kind.url}/${before._id}`)).body).toEqual(now)
    const fresh = await calls().change(
      before._id,
      { [kind.name]: 'Δική μου' },
      { headers: { 'if-match': '"3"' } },
    )
    expect(fresh).toMatchObject({ status: 200, body: { version: 4, [kind.name]: 'Δική μου' } })
  })

  test('accepts one of several concurrent saves of one version', async () => {
    const { _id } = await calls().create()
    const headers = { 'if-match': '"1"' }
    const answers = await Promise.all(
      ['Α', 'Β', 'Γ'].map(name => calls().change(_id, { [kind.name]: name }, { headers })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test('creates two complete records from a form sent twice', async () => {
    const values = { [kind.name]: 'Διπλό', ...(await kind.fields(catalog)) }
    const answers = await Promise.all(
      [1, 2].map(() => call('POST', kind.url, bodyOf(kind, values))),
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    const ids = answers.map(({ body }) => body._id)
    expect(new Set(ids).size).toBe(2)
    expect((await calls().list()).filter(({ _id }) => ids.includes(_id))).toHaveLength(2)
  })

  test('provides pages, sorting, search and a count in the list', async () => {
    const names = ['Ωμέγα βήτα', 'Ζήτα', 'Άλφα βήτα', 'Ζήτα']
    for (const name of names) await calls().create({ [kind.name]: name })
    const whole = await calls().list()
    const { headers } = await call('GET', `${kind.url}${kind.list}?limit=1`)
    expect(headers['x-total-count']).toBe(String(whole.length))
    for (const sort of kind.sorts.flatMap(key => [key, `-${key}`])) {
      const sorted = (await calls().list(`?sort=${sort}`)).map(({ _id }) => _id)
      expect(sorted).toHaveLength(whole.length)
      const pages = await catalog.pages<AnyRecord>(`${kind.url}${kind.list}?sort=${sort}&limit=3`)
      expect(pages.flatMap(({ body }) => body.map(({ _id }) => _id))).toEqual(sorted)
    }
    const up = (await calls().list(`?sort=${kind.sorts[0]}`)).map(({ _id }) => _id)
    expect((await calls().list(`?sort=-${kind.sorts[0]}`)).map(({ _id }) => _id)).toEqual(
      up.toReversed(),
    )

    const found = await calls().list(`?q=${encodeURIComponent('ΒΗΤΑ αλφα')}`)
    expect(found.map(nameOf)).toEqual(['Άλφα βήτα'])
    const literal = await calls().list('?q=%25_')
    expect(literal.length).toBeGreaterThan(0)
    expect(literal.every(record => JSON.stringify(record).includes('%_'))).toBe(true)
    for (const query of ['?sort=version', '?limit=0', '?limit=201', '?cursor=x', '?offset=1']) {
      const answer = await call('GET', `${kind.url}${kind.list}${query}`)
      expect(answer.status, query).toBe(query === '?offset=1' ? 200 : 400)
    }
  })
})
