import type { FieldError } from '../errors/problems.ts'
import { type Block, type Letter, paragraph } from './letter.ts'

const languages = ['el', 'en'] as const
type Language = (typeof languages)[number]

/** Texts of a mail in one language. The body's paragraphs are separated by empty lines. */
interface MailText {
  subject: string
  title: string
  body: string
}

export type MailTexts = Record<Language, MailText>

/** A `text` may be anywhere; a `block`, such as a table or a button, is a paragraph of its own. */
type VariableKind = 'text' | 'block'

/** A mail to customers as the service declares it: its variables, and its texts unless administrators change them. */
export interface MailTemplate<Variables extends Record<string, VariableKind>> {
  variables: Variables
  texts: MailTexts
}

export type AnyTemplate = MailTemplate<Record<string, VariableKind>>

/** Values of the variables in each language; blocks without content are left out of the mail. */
export type TemplateValues<Template extends AnyTemplate> = Record<
  Language,
  {
    [Name in keyof Template['variables']]: Template['variables'][Name] extends 'text'
      ? string
      : readonly Block[]
  }
>

export type AnyValues = Record<Language, Readonly<Record<string, string | readonly Block[]>>>

/**
 * Returns what `write` makes of each language.
 *
 * @example inBothLanguages((say, lang) => link(say('Η προσφορά', 'The offer'), url))
 */
export function inBothLanguages<T>(
  write: (say: (el: string, en: string) => string, lang: Language) => T,
): Record<Language, T> {
  return { el: write(el => el, 'el'), en: write((_el, en) => en, 'en') }
}

const placeholder = /\{\{([^{}]*)\}\}/g

function paragraphsOf(body: string): string[] {
  return body
    .split(/(?:\r?\n[^\S\r\n]*){2,}/)
    .map(text => text.trim())
    .filter(text => text !== '')
}

/**
 * Writes the letter of a template. Values are inserted once: braces in a customer's name stay what they are.
 *
 * @param texts of administrators, validated by {@link templateFaults}
 */
export function writeLetter(
  template: AnyTemplate,
  values: AnyValues,
  texts: MailTexts = template.texts,
): Letter {
  const parts = languages.map(lang => {
    const all = values[lang]
    const fill = (text: string) =>
      text.replace(placeholder, (whole, name: string) => {
        const value = all[name.trim()]
        return typeof value === 'string' ? value : whole
      })
    const blocks = paragraphsOf(texts[lang].body).flatMap(text => {
      const [, name] = /^\{\{([^{}]*)\}\}$/.exec(text) ?? []
      const value = name === undefined ? undefined : all[name.trim()]
      return typeof value === 'object' ? value : [paragraph(fill(text))]
    })
    return { lang, title: fill(texts[lang].title), blocks, subject: fill(texts[lang].subject) }
  })
  const subject = parts.map(({ subject }) => subject).join(' · ')
  return { subject, parts: parts.map(({ lang, title, blocks }) => ({ lang, title, blocks })) }
}

/** Returns what is wrong with the texts of administrators, at most one error for a field: `texts.el.subject`. */
export function templateFaults(
  { variables, texts: delivered }: AnyTemplate,
  texts: MailTexts,
): FieldError[] {
  const blocksIn = (text: string) =>
    Array.from(text.matchAll(placeholder), ([, name = '']) => name.trim()).filter(
      name => variables[name] === 'block',
    )
  const faultOf = (lang: Language, field: keyof MailText): string | undefined => {
    const text = texts[lang][field]
    if (text.trim() === '') return 'Text is required'
    for (const [, name = ''] of text.matchAll(placeholder)) {
      if (!Object.hasOwn(variables, name.trim())) {
        return `{{${name}}} is not a variable of this mail`
      }
    }
    const units = field === 'body' ? paragraphsOf(text) : [text]
    for (const unit of units) {
      const isAlone = field === 'body' && /^\{\{[^{}]*\}\}$/.test(unit)
      const [block] = blocksIn(unit)
      if (block !== undefined && !isAlone) return `{{${block}}} must be a paragraph of the body`
      // In each paragraph: a variable that is written over two of them is not filled in.
      if (/\{\{|\}\}/.test(unit.replaceAll(placeholder, '')))
        return 'Braces must enclose a variable'
    }
    // The customer's link and the record's details; the other language may have a reply or a picture for both.
    const kept = blocksIn(text)
    const missing = blocksIn(delivered[lang][field]).find(name => !kept.includes(name))
    return missing && `{{${missing}}} must stay in the body, as a paragraph of its own`
  }
  return languages.flatMap(lang =>
    (['subject', 'title', 'body'] as const).flatMap(name => {
      const message = faultOf(lang, name)
      return message === undefined ? [] : [{ field: `texts.${lang}.${name}`, message }]
    }),
  )
}
