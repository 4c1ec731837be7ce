import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  facts,
  type Letter,
  link,
  paragraph,
  picture,
  quote,
  renderHtml,
  renderText,
} from './letter.ts'

function letterOf(text: string): Letter {
  const blocks = [
    paragraph(text),
    facts([text, `x${text}`], ['Τηλέφωνο', '']),
    quote(text),
    link(text, `https://shop.example/${encodeURIComponent(text)}`),
    picture({ id: 'picture-1', alt: text, jpeg: Buffer.from('x') }),
  ]
  return { subject: text, parts: [{ lang: 'el', title: text, blocks }] }
}

/** Text that is full of what means something to HTML. */
const markup = fc
  .array(
    fc.oneof(fc.constantFrom('<', '>', '"', "'", '&', '</td>', '&lt;', '<!--', 'a'), fc.string()),
  )
  .map(parts => parts.join(''))

/** Text of many lines, however they end. */
const lines = fc
  .array(fc.oneof(fc.constantFrom('\r\n', '\n', '\r', '-- ', '> '), fc.string()))
  .map(parts => parts.join(''))

/** The names of all elements in a document. */
function tags(html: string): string[] {
  return [...html.matchAll(/<[^>]*>/g)].map(([tag]) => tag.replace(/ .*/s, ''))
}

describe('as HTML', () => {
  const plain = renderHtml(letterOf('Α'), ['Α'])

  test('escapes markup in every text', () => {
    fc.assert(
      fc.property(markup, text => {
        const html = renderHtml(letterOf(text), [text])
        expect(tags(html)).toEqual(tags(plain))
        expect(html.split('"')).toHaveLength(plain.split('"').length)
      }),
    )
  })

  test('shows texts unchanged', () => {
    fc.assert(
      fc.property(markup, text => {
        const [, read = ''] = /<blockquote[^>]*>(.*?)<\/blockquote>/s.exec(
          renderHtml(letterOf(text), []),
        ) ?? ['']
        expect(unescapeHtml(read)).toBe(text)
      }),
    )
  })

  test('loads no external resource', () => {
    expect(plain).not.toMatch(/src="(?!cid:)|url\(|<link|<script|@import/)
  })

  test('marks the language of each part', () => {
    const [part] = letterOf('Α').parts
    if (!part) throw new Error('a letter has a part')
    const html = renderHtml({ subject: 'Α', parts: [part, { ...part, lang: 'en' }] }, [])
    expect(html.match(/lang="\w+"/g)).toEqual(['lang="el"', 'lang="el"', 'lang="en"'])
  })
})

describe('as text', () => {
  test('renders every block, quotes texts of customers and omits empty facts', () => {
    const letter: Letter = {
      subject: 'Α',
      parts: [
        {
          lang: 'el',
          title: 'Νέο μήνυμα',
          blocks: [
            facts(['E-mail', 'a@example.gr'], ['Τηλέφωνο', '']),
            quote('Καλημέρα\n\n-- \nΝίκος'),
            link('Άνοιγμα', 'https://shop.example/admin/contact'),
          ],
        },
      ],
    }
    expect(renderText(letter, ['Στάμπα', 'Αθήνα'])).toBe(`Νέο μήνυμα

E-mail: a@example.gr

> Καλημέρα
> 
> -- 
> Νίκος

Άνοιγμα:
https://shop.example/admin/contact

-- 

Στάμπα
Αθήνα
`)
  })

  test('keeps every line of a quoted text inside the quotation', () => {
    fc.assert(
      fc.property(lines, text => {
        const letter: Letter = {
          subject: '',
          parts: [{ lang: 'el', title: '', blocks: [quote(text)] }],
        }
        const rendered = renderText(letter, [])
          .trimEnd()
          .split(/\r\n|\r|\n/)
        expect(rendered.filter(line => line !== '' && !line.startsWith('>'))).toEqual([])
      }),
    )
  })
})

function unescapeHtml(html: string): string {
  const characters: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' }
  return html.replaceAll(/&(lt|gt|quot|#39|amp);/g, (_, name) => characters[name] ?? '')
}
