import { unwrap } from '@stampa/api'
import type { ActionFunctionArgs } from '@stampa/platform'
import { at, orders } from '../shared/calls/api.ts'
import { inBoth, notify } from '../shared/calls/notices.ts'
import { attempt, statusIn } from '../shared/calls/record-action.ts'
import { readValues } from '../shared/form/values.ts'
import { type JobValues, jobStages } from './production.data.ts'
import { productionMessages as texts } from './production.messages.ts'

const saving = { fallback: 'Failed to update job', preferServerMessage: true }

/** Changes a job: PUT by its form, PATCH by a move on the board from the stage `before`, which can be undone. */
export async function changeJob({ request, params: { id = '' } }: ActionFunctionArgs) {
  if (request.method === 'PATCH') {
    return attempt(moveJob(id, await request.formData()), { announces: true })
  }
  const { values, ifMatch } = await readValues<JobValues>(request)
  const { stage, dueDate, assignee } = values
  const body = { stage, dueDate: dueDate || null, assignee: assignee || null }
  const save = async () => {
    const params = { path: { id }, header: { 'if-match': ifMatch } }
    await unwrap(orders.PATCH('/api/jobs/{id}', { params, body }), saving)
    return texts.saved
  }
  return attempt(save(), { fields: Object.keys(values), sent: values })
}

async function moveJob(id: string, form: FormData) {
  const set = (field: 'stage' | 'before') => {
    const stage = statusIn(form, jobStages, field)
    return unwrap(orders.PATCH('/api/jobs/{id}', { ...at(id), body: { stage } }), saving)
  }
  const { offerNumber, stage } = await set('stage')
  return void notify('success', inBoth(texts.moved, offerNumber, stage), () => set('before'))
}

/** Replaces the link of the calendar. */
export function replaceCalendarLink() {
  const fallback = 'Failed to replace the link'
  const save = async () => {
    await unwrap(orders.POST('/api/jobs/calendar'), { fallback })
    return texts.calendarLinkReplaced
  }
  return attempt(save(), { announces: true })
}
