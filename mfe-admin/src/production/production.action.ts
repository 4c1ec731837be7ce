import type { ActionFunctionArgs } from '@stampa/platform'
import { at, orders } from '../shared/calls/api.ts'
import { inBoth, notify } from '../shared/calls/notices.ts'
import { answerOf, attempt, change, statusIn } from '../shared/calls/record-action.ts'
import { readValues } from '../shared/form/values.ts'
import { type JobValues, jobStages } from './production.data.ts'
import { productionMessages as texts } from './production.messages.ts'

const fallback = 'Failed to update job'

/** Changes a job: PUT by its form, PATCH by a move on the board from the stage `before`, which can be undone. */
export async function changeJob({ request, params: { id = '' } }: ActionFunctionArgs) {
  if (request.method === 'PATCH') {
    return attempt(moveJob(id, await request.formData()), { announces: true })
  }
  const { values, ifMatch } = await readValues<JobValues>(request)
  const { stage, dueDate, assignee } = values
  const body = { stage, dueDate: dueDate || null, assignee: assignee || null }
  const params = { path: { id }, header: { 'if-match': ifMatch } }
  const call = orders.PATCH('/api/jobs/{id}', { params, body })
  const form = { fields: Object.keys(values), sent: values }
  return attempt(change(call, fallback, texts.saved), form)
}

async function moveJob(id: string, form: FormData) {
  const set = (field: 'stage' | 'before') => {
    const stage = statusIn(form, jobStages, field)
    return answerOf(orders.PATCH('/api/jobs/{id}', { ...at(id), body: { stage } }), fallback)
  }
  const { offerNumber, stage } = await set('stage')
  return void notify('success', inBoth(texts.moved, offerNumber, stage), () => set('before'))
}

/** Replaces the link of the calendar. */
export function replaceCalendarLink() {
  const call = orders.POST('/api/jobs/calendar')
  const replaced = change(call, 'Failed to replace the link', texts.calendarLinkReplaced)
  return attempt(replaced, { announces: true })
}
