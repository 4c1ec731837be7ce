import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { up } from '../migrations/20261123t0100-remove-link-tokens.ts'
import { SessionIds, toStored } from '../src/sessions/session-id.ts'
import { labelId } from '../src/storage/labels.ts'
import type { Writer } from '../src/storage/writer.ts'
import { AnalyticsTest } from './analytics.ts'

const analytics = await AnalyticsTest.start({}, { worker: false })
afterAll(() => analytics.stop())

/** Writes a session that views paths, which an earlier release stored with their tokens. */
async function visit(writer: Writer, paths: string[]): Promise<void> {
  const session = toStored(new SessionIds(analytics.config.SESSION_KEY).make())
  const at = Date.now()
  const visitor = { source: 'direct', device: 'desktop', browser: 'Chrome', os: 'Linux' }
  await writer.write([
    {
      id: randomUUID(),
      events: [
        { type: 'start', session, at, visitor, admin: false },
        ...paths.map((path, index) => ({
          type: 'view' as const,
          session,
          at: at + index,
          event: randomUUID(),
          path,
          title: `Title of ${path.split('/')[1]}`,
          name: 'Page',
        })),
      ],
    },
  ])
}

test('an upgrade replaces stored paths with a token by their page, and keeps every sum', async () => {
  const { db } = analytics.test
  const writer = analytics.writer()
  await visit(writer, ['/offer/K7x', '/products', '/Order-Status/K7x'])
  await visit(writer, ['/offer', '/offer/K7y/pdf', '/offer/K7x'])
  await visit(writer, ['/analytics/share/K7z', '/design-order/K7x', '/offers/K7x'])
  expect(await analytics.recount()).toEqual([])
  const sums = () =>
    db('rollups')
      .whereIn('dimension', [1, 10, 11])
      .groupBy('dimension', 'grain')
      .orderBy(['dimension', 'grain'])
      .select('dimension', 'grain')
      .sum({ sessions: 'sessions', views: 'views', bounces: 'bounces', duration: 'duration' })
  const before = await sums()

  await analytics.test.owner.transaction(up)

  const labels = await db('labels').where({ kind: 'page' }).orderBy('text').select('id', 'text')
  const pages = ['/analytics/share', '/design-order', '/offer', '/offers/K7x', '/Order-Status']
  expect(labels.map(({ text }) => text).toSorted()).toEqual([...pages, '/products'].toSorted())
  for (const { id, text } of labels) expect(id).toBe(labelId('page', text))
  expect(await sums()).toEqual(before)
  expect(await analytics.recount()).toEqual([])
  const views = await db('page_views').where({ page: labelId('page', '/offer') })
  expect(views).toHaveLength(4)
})
