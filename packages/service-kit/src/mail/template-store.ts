import type { Knex } from 'knex'
import type { Draft } from './mail.ts'
import {
  type AnyTemplate,
  type AnyValues,
  type MailTexts,
  type TemplateValues,
  writeLetter,
} from './templates.ts'

/** Changes of administrators to a mail. */
export interface StoredTemplate {
  enabled: boolean
  texts: MailTexts | null
}

const unchanged: StoredTemplate = { enabled: true, texts: null }

/** The declared mails to customers, by event, each with values of an example. */
export type DeclaredMails = Readonly<Record<string, { template: AnyTemplate; sample: AnyValues }>>

/** Joins the templates of mails with values of an example, in the order that the editor shows them in. */
export function declareMails<Templates extends { [Event in keyof Templates]: AnyTemplate }>(
  templates: Templates,
  samples: { [Event in keyof Templates]: TemplateValues<Templates[Event]> },
): DeclaredMails {
  const events = Object.keys(samples) as (keyof Templates & string)[]
  return Object.fromEntries(
    events.map(event => [event, { template: templates[event], sample: samples[event] }]),
  )
}

export async function findTemplate(db: Knex, event: string): Promise<StoredTemplate> {
  const row = await db('mail_templates')
    .where({ event })
    .first<StoredTemplate | undefined>('enabled', 'texts')
  return row ?? unchanged
}

export async function saveTemplate(
  db: Knex,
  event: string,
  { enabled, texts }: StoredTemplate,
): Promise<void> {
  const row = { event, enabled, texts: texts && JSON.stringify(texts) }
  await db('mail_templates').insert(row).onConflict('event').merge()
}

/**
 * Returns a function that drafts the declared mails to customers: undefined for one that administrators have
 * switched off.
 */
export function customerDrafts<Templates extends { [Event in keyof Templates]: AnyTemplate }>(
  templates: Templates,
) {
  return async <Event extends keyof Templates & string>(
    db: Knex,
    event: Event,
    values: TemplateValues<Templates[Event]>,
    customer: Draft['customer'],
  ): Promise<Draft | undefined> => {
    const { enabled, texts } = await findTemplate(db, event)
    if (!enabled) return undefined
    return {
      letter: writeLetter(templates[event], values, texts ?? undefined),
      customer,
    }
  }
}

/**
 * Sends the mail of an event, with sample values, to an administrator: at once, and beyond the limit of a
 * mailbox, which is their own.
 */
export async function sendTest(db: Knex, event: string, to: string): Promise<void> {
  await db.transaction(async tx => {
    const [row] = await tx('outbox')
      .insert({ type: 'template.tested', payload: { event, to }, handed_on_at: tx.fn.now() })
      .returning<{ id: string }[]>('id')
    await tx('mails').insert({ event_id: row?.id, audience: 'customer', released: true })
  })
}

export async function draftTest(
  db: Knex,
  mails: DeclaredMails,
  { event, to }: { event: string; to: string },
): Promise<Draft | undefined> {
  const mail = mails[event]
  if (!mail) return undefined
  const { texts } = await findTemplate(db, event)
  const letter = writeLetter(mail.template, mail.sample, texts ?? undefined)
  return { letter, customer: { name: '', address: to } }
}
