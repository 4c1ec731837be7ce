import { type OrdersAnswer, unwrap } from '@stampa/api'
import { type ActionFunctionArgs, hasPermission, type LoaderFunctionArgs } from '@stampa/platform'
import { answered, orders, studio } from '../shared/calls/api.ts'
import { answerOf, attempt, change } from '../shared/calls/record-action.ts'
import { textOf } from '../shared/form/values.ts'
import { templatesMessages as texts } from './templates.messages.ts'

type Template = OrdersAnswer<'/api/contact/templates'>[number]

/** Texts of a mail in both languages. */
export type MailTexts = Template['texts']

export interface MailTemplate extends Template {
  service: TemplateService
}

export const templatesPath = '/admin/mail-texts'

export const languages = ['el', 'en'] as const
export const parts = ['subject', 'title', 'body'] as const

/** Names of the fields of the form. */
export const fields = languages.flatMap(lang => parts.map(part => `texts.${lang}.${part}`))

const at = (event: string) => ({ params: { path: { event } } })

const services = {
  orders: {
    list: (signal: AbortSignal) => orders.GET('/api/contact/templates', { signal }),
    save: (event: string, body: { enabled: boolean; texts: MailTexts | null }) =>
      orders.PUT('/api/contact/templates/{event}', { ...at(event), body }),
    preview: (event: string, texts: MailTexts) =>
      orders.POST('/api/contact/templates/{event}/preview', { ...at(event), body: { texts } }),
    test: (event: string) => orders.POST('/api/contact/templates/{event}/test', at(event)),
  },
  studio: {
    list: (signal: AbortSignal) => studio.GET('/api/design-studio/templates', { signal }),
    save: (event: string, body: { enabled: boolean; texts: MailTexts | null }) =>
      studio.PUT('/api/design-studio/templates/{event}', { ...at(event), body }),
    preview: (event: string, texts: MailTexts) =>
      studio.POST('/api/design-studio/templates/{event}/preview', {
        ...at(event),
        body: { texts },
      }),
    test: (event: string) => studio.POST('/api/design-studio/templates/{event}/test', at(event)),
  },
} as const

type TemplateService = keyof typeof services

export interface TemplatesData {
  templates: MailTemplate[]
  /** Whether a service failed to answer. */
  incomplete: boolean
}

/** Loads the mails of all services that the administrator may read. @throws the first error if no service answers */
export async function loadTemplates({
  request: { signal },
}: LoaderFunctionArgs): Promise<TemplatesData> {
  const permitted = (Object.keys(services) as TemplateService[]).filter(name =>
    hasPermission(`${name}:read`),
  )
  const { answers, incomplete } = await answered(
    permitted.map(async service => {
      const call = services[service].list(signal)
      const list = await unwrap<Template[]>(call, { fallback: 'Failed to fetch mails' })
      return list.map(template => ({ ...template, service }))
    }),
  )
  return { templates: answers.flat(), incomplete }
}

export function textsIn(form: FormData): MailTexts {
  const textIn = (lang: (typeof languages)[number]) => ({
    subject: textOf(form, `texts.${lang}.subject`),
    title: textOf(form, `texts.${lang}.title`),
    body: textOf(form, `texts.${lang}.body`),
  })
  return { el: textIn('el'), en: textIn('en') }
}

/** @throws ApiError with the errors of the texts */
export function previewMail(template: MailTemplate, form: FormData) {
  const call = services[template.service].preview(template.event, textsIn(form))
  return answerOf<{ subject: string; text: string }>(call, 'Failed to fetch the mail')
}

/** Action of a mail: PUT saves it, DELETE restores its texts as delivered, POST sends a test. */
export async function changeTemplate({ request, params }: ActionFunctionArgs) {
  const { service = '', event = '' } = params
  const calls = services[service as TemplateService]
  const form = await request.formData()
  const enabled = form.has('enabled')
  const fallback = 'Failed to save'
  const run = () => {
    if (request.method === 'POST') return change(calls.test(event), fallback, texts.testSent)
    return request.method === 'DELETE'
      ? change(calls.save(event, { enabled, texts: null }), fallback, texts.restored)
      : change(calls.save(event, { enabled, texts: textsIn(form) }), fallback, texts.saved)
  }
  return attempt(run(), { fields })
}
