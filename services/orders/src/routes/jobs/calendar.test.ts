import { randomUUID } from 'node:crypto'
import { accountKey } from '@stampa/service-kit'
import { afterAll, expect, test } from 'vitest'
import { expectProblem, SalesTest } from '../../../test/sales.ts'
import type { Job } from '../../jobs/schema.ts'

const sales = await SalesTest.start()
afterAll(() => sales.stop())

/** Adds an administrator who has signed in. */
async function person() {
  const id = randomUUID()
  const { app, adminToken } = sales.orders.test
  const scope = ['orders:read', 'orders:write']
  const token = await adminToken(id, `${id}@example.gr`, scope)
  const setScope = (words: string) => app.redis.set(accountKey(id), words)
  await setScope(scope.join(' '))
  return {
    id,
    setScope,
    /** What identity does when the account is changed, disabled or deleted. */
    end: () => app.redis.del(accountKey(id)),
    async link(method: 'GET' | 'POST' = 'GET'): Promise<string> {
      const answer = await sales.call<{ path: string }>(method, '/api/jobs/calendar', { token })
      expect(answer.status).toBe(200)
      return answer.body.path
    },
  }
}

/** Expects that nothing is at a path. */
async function expectNone(path: string): Promise<void> {
  expectProblem(await sales.call('GET', path, { token: null }), 404, 'Calendar not found')
}

/** Adds a job by accepting an offer for the customer. */
async function addJob(customerName: string, changes: object): Promise<Job> {
  const { _id } = await sales.sentOffer({ customerName })
  await sales.call('PUT', `/api/offers/${_id}/status`, { json: { status: 'Accepted' } })
  const [q = ''] = customerName.split('\n')
  const { body } = await sales.call<Job[]>('GET', `/api/jobs?q=${encodeURIComponent(q)}`)
  const job = body.find(({ offer }) => offer === _id)
  return (await sales.call<Job>('PATCH', `/api/jobs/${job?._id}`, { json: changes })).body
}

/** Reads a calendar as a program that has its link only. @returns its lines, unfolded as RFC 5545 (3.1) says */
async function subscribe(path: string): Promise<string[]> {
  const { status, raw, headers } = await sales.call('GET', path, { token: null })
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
  const text = raw.toString()
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  return text.replaceAll(/\r\n[ \t]/g, '').split('\r\n')
}

test('the calendar has a whole day for each job with a due date that is not delivered', async () => {
  const job = await addJob('Ανθοπωλείο; Κήπος, «Άνθη»\n\u0001\u0007\u001bEND:VEVENT', {
    dueDate: '2027-03-28',
    stage: 'Printing',
    assignee: 'nikos@example.gr',
  })
  await addJob('Χωρίς προθεσμία', { dueDate: null })
  await addJob('Παραδόθηκε ήδη', { dueDate: '2027-03-29', stage: 'Delivered' })

  const lines = await subscribe(await (await person()).link())
  expect(lines.filter(line => line === 'BEGIN:VEVENT')).toHaveLength(1)
  expect(lines).toContain('METHOD:PUBLISH')
  expect(lines.join('')).not.toMatch(/\p{Cc}/u)
  expect(lines).toContain(`UID:${job._id}`)
  // The day on which Greece changes its clocks.
  expect(lines).toContain('DTSTART;VALUE=DATE:20270328')
  const summary = lines.find(line => line.startsWith('SUMMARY:'))
  expect(summary).toContain(`${job.offerNumber} · Ανθοπωλείο\\; Κήπος\\, «Άνθη»`)
  const description = lines.find(line => line.startsWith('DESCRIPTION:'))
  expect(description).toContain('Εκτύπωση\\nnikos@example.gr\\n')
  expect(description).toContain(job.items[0]?.productDescription)
  expect(lines.find(line => line.startsWith('URL'))).toContain(`/admin/production/${job._id}`)
})

test('a new link ends the one before, and no other token opens the calendar', async () => {
  const { id, link } = await person()
  const first = await link()
  expect(await link()).toBe(first)
  await subscribe(first)
  const second = await link('POST')
  expect(second).not.toBe(first)
  const third = await link('POST')
  expect(await link()).toBe(third)
  await subscribe(third)
  const call = 'POST /api/jobs/calendar'
  const changes = sales.db('audit_log').where({ kind: 'job_calendar', record: id })
  expect(await changes.orderBy('id').select('action', 'call')).toEqual([
    { action: 'created', call },
    { action: 'changed', call },
  ])
  const { token } = await sales.sentOffer()
  const others = [`/api/jobs/calendar/${token}`, '/api/jobs/calendar/x', `${third}x`]
  for (const path of [first, second, ...others]) await expectNone(path)
})

test('a link is of one person, and ends with the account or its permission', async () => {
  const [anna, nikos] = [await person(), await person()]
  const [link, other] = [await anna.link(), await nikos.link()]
  expect(link).not.toBe(other)
  await nikos.link('POST')
  await subscribe(link)
  await anna.setScope('content:read offers:read')
  await expectNone(link)
  await anna.setScope('*')
  await subscribe(link)
  await anna.end()
  await expectNone(link)
})

test('jobs are listed by the days between which they are due', async () => {
  const name = 'Ημερολόγιο'
  for (const dueDate of ['2027-05-30', '2027-05-31', '2027-06-30', '2027-07-01', null]) {
    await addJob(name, { dueDate })
  }
  const due = async (query: string) => {
    const { body } = await sales.call<Job[]>(
      'GET',
      `/api/jobs?q=${encodeURIComponent(name)}&${query}`,
    )
    return body.map(({ dueDate }) => dueDate)
  }
  expect(await due('dueFrom=2027-05-31&dueTo=2027-06-30')).toEqual(['2027-05-31', '2027-06-30'])
  expect(await due('dueTo=2027-05-30')).toEqual(['2027-05-30'])
  const invalid = await sales.call('GET', '/api/jobs?dueFrom=2027-02-30')
  expect(invalid.status).toBe(400)
})
