import { afterAll, describe, expect, test } from 'vitest'
import { KindCalls } from './kind-calls.ts'
import { type AnyRecord, kinds } from './kinds.ts'
import { type CallOptions, CatalogTest, expectProblem } from './support.ts'

const catalog = await CatalogTest.start()
afterAll(() => catalog.stop())

const unknownId = '01a1f795-0000-7000-8000-000000000000'

function call<Body = AnyRecord>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  options?: CallOptions,
) {
  return catalog.call<Body>(method, url, options)
}

describe.each(kinds.map(kind => [kind.label, kind] as const))('%s', (_label, kind) => {
  const calls = () => new KindCalls(catalog, kind)

  test('hides a deleted record in the trash and restores it unchanged', async () => {
    const record = await calls().create()
    const url = `${kind.url}/${record._id}`
    expect(await call('DELETE', url)).toMatchObject({ status: 204, body: null })
    expectProblem(await call('DELETE', url), 404, `${kind.label} not found`)
    expectProblem(await call('GET', url), 404, `${kind.label} not found`)
    expectProblem(await calls().change(record._id, {}), 404, `${kind.label} not found`)
    expect((await calls().list()).map(({ _id }) => _id)).not.toContain(record._id)
    expect(await calls().visible()).not.toContain(record._id)

    const trash = await call<{ _id: string; deletedAt: string; purgedAt: string }[]>(
      'GET',
      `${kind.url}/trash`,
    )
    const [thrown] = trash.body
    expect(thrown).toEqual({
      _id: record._id,
      name: record[kind.name],
      deletedAt: expect.any(String),
      deletedBy: 'admin@example.com',
      purgedAt: expect.any(String),
    })
    const days = (Date.parse(thrown?.purgedAt ?? '') - Date.parse(thrown?.deletedAt ?? '')) / 864e5
    expect(days).toBe(30)

    const restored = await call('POST', `${url}/restore`)
    expect(restored).toMatchObject({ status: 200, headers: { etag: '"3"' } })
    expect(restored.body).toEqual({ ...record, version: 3, updatedAt: expect.any(String) })
    expect(await calls().visible()).toContain(record._id)
    expect((await call('POST', `${url}/restore`)).body).toEqual(restored.body)
    expect(
      (await call<AnyRecord[]>('GET', `${kind.url}/trash`)).body.map(({ _id }) => _id),
    ).not.toContain(record._id)
  })

  test('lists every change with its author in the history', async () => {
    const { _id } = await calls().create()
    const other = await catalog.test.adminToken(undefined, 'nikos@example.com')
    await calls().change(_id, { [kind.name]: 'Νέο όνομα' }, { token: other })
    await call('DELETE', `${kind.url}/${_id}`)
    await call('POST', `${kind.url}/${_id}/restore`)
    const { status, body } = await call<{ changes: object[] }[]>(
      'GET',
      `${kind.url}/${_id}/history`,
    )
    expect(status).toBe(200)
    const by = 'admin@example.com'
    expect(body).toMatchObject([
      { action: 'restored', by, version: 4, changes: [] },
      { action: 'deleted', by, version: 3, changes: [] },
      { action: 'changed', by: 'nikos@example.com', version: 2 },
      { action: 'created', by, version: 1 },
    ])
    expect(body[2]?.changes).toContainEqual({ field: kind.name, from: 'Δοκιμή', to: 'Νέο όνομα' })
    expect(body[3]?.changes).toContainEqual({ field: kind.name, from: null, to: 'Δοκιμή' })
  })

  test('deletes and restores several records, all or none', async () => {
    const ids = await Promise.all([1, 2, 3].map(async () => (await calls().create())._id))
    const bulk = (action: string, of: string[]) =>
      call<{ changed: number }>('POST', `${kind.url}/bulk`, { json: { action, ids: of } })
    expectProblem(await bulk('delete', [...ids, unknownId]), 404, `${kind.label} not found`)
    expect((await calls().list()).filter(({ _id }) => ids.includes(_id))).toHaveLength(3)

    expect((await bulk('delete', [...ids, ...ids])).body).toEqual({ changed: 3 })
    expect((await calls().list()).filter(({ _id }) => ids.includes(_id))).toHaveLength(0)
    expectProblem(await bulk('delete', ids.slice(0, 1)), 404, `${kind.label} not found`)
    expect((await bulk('restore', ids)).body).toEqual({ changed: 3 })
    expect((await bulk('restore', ids)).body).toEqual({ changed: 0 })

    for (const json of [
      { action: 'burn', ids },
      { action: 'delete', ids: [] },
      { action: 'delete', ids: Array.from({ length: 201 }, () => unknownId) },
      { action: 'delete' },
      { ids },
    ]) {
      expectProblem(await call('POST', `${kind.url}/bulk`, { json }), 400, expect.any(String))
    }
  })

  if (kind.flag)
    test('switches several records off and on', async () => {
      const ids = await Promise.all([1, 2].map(async () => (await calls().create())._id))
      const bulk = (action: string) =>
        call<{ changed: number }>('POST', `${kind.url}/bulk`, { json: { action, ids } })
      expect((await bulk('deactivate')).body).toEqual({ changed: 2 })
      expect((await bulk('deactivate')).body).toEqual({ changed: 0 })
      const shown = await calls().visible()
      expect(shown.filter(id => ids.includes(id))).toEqual([])
      const off = await calls().list('?active=false')
      expect(off.map(({ _id }) => _id)).toEqual(expect.arrayContaining(ids))
      expect((await calls().list('?active=true')).filter(({ _id }) => ids.includes(_id))).toEqual(
        [],
      )
      expect((await bulk('activate')).body).toEqual({ changed: 2 })
      const { body } = await call<object[]>('GET', `${kind.url}/${ids[0]}/history`)
      expect(body[0]).toMatchObject({
        action: 'changed',
        changes: expect.arrayContaining([{ field: kind.flag, from: false, to: true }]),
      })
    })

  if (kind.ordered)
    test('sets the order of several records in one call', async () => {
      const ids = await Promise.all(
        [1, 2, 3].map(async () => (await calls().create({ order: 7 }))._id),
      )
      const order = (json: object) => call('PUT', `${kind.url}/order`, { json })
      const [a = '', b = '', c = ''] = ids
      expect(await order({ ids: [c, a, b] })).toMatchObject({ status: 204, body: null })
      const listed = (await calls().list('?sort=order')).filter(({ _id }) => ids.includes(_id))
      expect(listed.map(({ _id, order }) => [_id, order])).toEqual([
        [c, 1],
        [a, 2],
        [b, 3],
      ])
      expect((await calls().visible()).filter(id => ids.includes(id))).toEqual([c, a, b])
      // A record that keeps its order has no new version.
      await order({ ids: [c, b, a] })
      expect((await call('GET', `${kind.url}/${c}`)).body.version).toBe(2)
      expect((await call('GET', `${kind.url}/${a}`)).body).toMatchObject({ version: 3, order: 3 })

      expectProblem(await order({ ids: [a, unknownId] }), 404, `${kind.label} not found`)
      expectProblem(await order({ ids: [a, a] }), 400, expect.any(String))
      expectProblem(await order({ ids: [] }), 400, expect.any(String))
      expect((await call('GET', `${kind.url}/${a}`)).body.order).toBe(3)
    })

  if (kind.scheduled)
    test('shows a record within its publication time only', async () => {
      const hour = 3_600_000
      const at = (ms: number) => new Date(Date.now() + ms).toISOString()
      const { _id } = await calls().create({ publishAt: at(hour) })
      expect(await calls().visible()).not.toContain(_id)
      const read = async (fields: object) => {
        const { status } = await calls().change(_id, { ...fields })
        expect(status).toBe(200)
        return (await calls().visible()).includes(_id)
      }
      expect(await read({ publishAt: at(-hour) })).toBe(true)
      expect(await read({ unpublishAt: at(-hour / 2) })).toBe(false)
      expect(await read({ unpublishAt: at(hour) })).toBe(true)
      expect(await read({ publishAt: '', unpublishAt: '' })).toBe(true)
      expect((await call('GET', `${kind.url}/${_id}`)).body).toMatchObject({
        publishAt: null,
        unpublishAt: null,
      })
      const backwards = await calls().change(_id, { publishAt: at(hour), unpublishAt: at(0) })
      const message = 'It must end after it begins'
      expectProblem(backwards, 400, message, { unpublishAt: message })
      for (const publishAt of ['tomorrow', '2026-13-01T00:00:00Z', '2026-11-20']) {
        expectProblem(
          await calls().change(_id, { publishAt }),
          400,
          expect.stringContaining('a time'),
        )
      }
    })

  if (kind.slugs)
    test('finds a record by its current and former slugs', async () => {
      const record = await calls().create({ [kind.name]: 'Ευχή μπλε' })
      expect(record.slug).toBe('efchi-ble')
      const second = await calls().create({ [kind.name]: 'Ευχή μπλε' })
      expect(second.slug).toBe('efchi-ble-2')
      const { body: renamed } = await calls().change(record._id, { [kind.name]: 'Ευχή κόκκινη' })
      expect(renamed.slug).toBe('efchi-kokkini')
      for (const slug of ['efchi-ble', 'efchi-kokkini']) {
        expect((await catalog.visit<AnyRecord>(`${kind.url}/${slug}`)).body).toMatchObject({
          _id: record._id,
          slug: 'efchi-kokkini',
        })
      }
      // A chosen slug survives renames, and former slugs are not given to other records.
      expect((await calls().change(record._id, { slug: 'my-own' })).body.slug).toBe('my-own')
      expect((await calls().change(record._id, { [kind.name]: 'Άλλο' })).body.slug).toBe('my-own')
      expect((await calls().create({ [kind.name]: 'Ευχή μπλε' })).slug).toBe('efchi-ble-3')
      expect((await calls().create({ [kind.name]: 'Ευχή', slug: '' })).slug).toBe('efchi')
      const taken = 'The slug is taken'
      for (const slug of ['efchi-ble', 'my-own', 'trash', 'all', unknownId]) {
        expectProblem(await calls().change(second._id, { slug }), 400, taken, { slug: taken })
      }
      const form = 'The slug may hold a-z, 0-9 and single hyphens'
      for (const slug of ['Κούπα', 'a--b', '-a', 'A', 'a b']) {
        expectProblem(await calls().change(second._id, { slug }), 400, form, { slug: form })
      }
      // A record in the trash keeps its slug for a restore.
      await call('DELETE', `${kind.url}/${record._id}`)
      expectProblem(await catalog.visit(`${kind.url}/my-own`), 404, `${kind.label} not found`)
      await call('POST', `${kind.url}/${record._id}/restore`)
      expect((await catalog.visit(`${kind.url}/my-own`)).status).toBe(200)
    })
})
