import { afterAll, expect, test } from 'vitest'
import { expectProblem, SalesTest } from '../../../test/sales.ts'
import type { Job } from '../../jobs/schema.ts'

const sales = await SalesTest.start()
afterAll(() => sales.stop())

async function linkOf(method: 'GET' | 'POST' = 'GET'): Promise<string> {
  const { status, body } = await sales.call<{ path: string }>(method, '/api/jobs/calendar')
  expect(status).toBe(200)
  return body.path
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

  const lines = await subscribe(await linkOf())
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
  const first = await linkOf()
  expect(await linkOf()).toBe(first)
  const second = await linkOf('POST')
  expect(second).not.toBe(first)
  expect(await linkOf()).toBe(second)
  await subscribe(second)
  const change = { kind: 'job_calendar', action: 'changed' }
  expect(await sales.db('audit_log').where(change).select('call')).toEqual([
    { call: 'POST /api/jobs/calendar' },
  ])
  const { token } = await sales.sentOffer()
  for (const path of [first, `/api/jobs/calendar/${token}`, '/api/jobs/calendar/x', `${second}x`]) {
    expectProblem(await sales.call('GET', path, { token: null }), 404, 'Calendar not found')
  }
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
