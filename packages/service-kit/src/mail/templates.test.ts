import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { facts, renderText } from './letter.ts'
import { type MailTexts, templateFaults, writeLetter } from './templates.ts'

const texts = (own: Partial<MailTexts['el']> = {}): MailTexts => {
  const text = { subject: 'Order {{number}}', title: 'Thank you', body: '{{details}}', ...own }
  return { el: text, en: { ...text, subject: 'S', title: 'T', body: 'B' } }
}
const template = { variables: { number: 'text', details: 'block' }, texts: texts() } as const

const values = (number: string) => {
  const own = { number, details: [facts(['Number', number])] }
  return { el: own, en: own }
}

test('fills texts, and puts blocks in the place of their paragraphs', () => {
  const body = 'Dear {{ number }},\n  \n{{details}}\n\n\nBye'
  const letter = writeLetter(template, values('7'), texts({ body }))
  expect(letter.subject).toBe('Order 7 · S')
  const [part] = renderText(letter, []).split('\n\n-- \n\n')
  expect(part).toBe('Thank you\n\nDear 7,\n\nNumber: 7\n\nBye')
})

test('inserts any value verbatim and once', () => {
  const value = fc.oneof(fc.string(), fc.constantFrom('{{number}}', '{{details}}', '$&', '</p>'))
  fc.assert(
    fc.property(value, number => {
      const letter = writeLetter(template, values(number), texts({ subject: 'a{{number}}b' }))
      expect(letter.subject).toBe(`a${number}b · S`)
    }),
  )
})

test('accepts the texts as delivered, also those that have a block in one language only', () => {
  expect(templateFaults(template, template.texts)).toEqual([])
})

describe('refuses texts of administrators', () => {
  test.each([
    ['subject', '', 'Text is required'],
    ['body', ' \n ', 'Text is required'],
    ['title', '{{nunber}}', '{{nunber}} is not a variable of this mail'],
    ['title', '{{constructor}}', '{{constructor}} is not a variable of this mail'],
    ['subject', '{{details}}', '{{details}} must be a paragraph of the body'],
    ['body', 'See {{details}}', '{{details}} must be a paragraph of the body'],
    ['body', '{{details}}\n{{details}}', '{{details}} must be a paragraph of the body'],
    ['subject', 'Order {{number', 'Braces must enclose a variable'],
    ['subject', '{{number}} }}', 'Braces must enclose a variable'],
  ] as const)('%s: %j', (field, text, message) => {
    const faults = templateFaults(template, texts({ [field]: text }))
    expect(faults).toContainEqual({ field: `texts.el.${field}`, message })
  })

  test('that write a variable over two paragraphs', () => {
    const own = texts({ body: '{{details}}\n\n{{\n\nnumber}}' })
    expect(templateFaults(template, own)).toContainEqual(
      expect.objectContaining({ message: 'Braces must enclose a variable' }),
    )
  })

  test('that leave a placeholder in the mail', () => {
    const piece = fc.constantFrom(
      '{{',
      '}}',
      '{',
      '}',
      'number',
      'details',
      'x',
      '\n\n',
      '{{number}}',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), pieces => {
        const own = texts({ body: `{{details}}\n\n${pieces.join('')}` })
        fc.pre(templateFaults(template, own).length === 0)
        expect(renderText(writeLetter(template, values('7'), own), [])).not.toMatch(/\{\{|\}\}/)
      }),
    )
  })
})
