import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyDocument } from './document.ts'
import { limits } from './limits.ts'
import { parseDesignDocument } from './parse-document.ts'
import { plainImage, plainText } from './plain-elements.ts'
import { documents } from './testing/documents.ts'

describe('parseDesignDocument', () => {
  it('parses every valid document', () => {
    fc.assert(
      fc.property(documents, document => {
        const parsed = parseDesignDocument(JSON.parse(JSON.stringify(document)))
        expect(parsed).toEqual({ ok: true, document })
      }),
    )
  })

  it('refuses JSON values that are not designs', () => {
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        expect(parseDesignDocument(value).ok).toBe(false)
      }),
    )
  })

  it('refuses a document in which any single field is missing', () => {
    fc.assert(
      fc.property(documents, fc.nat(), (document, choice) => {
        const copy: unknown = JSON.parse(JSON.stringify(document))
        removeOneField(copy, choice)
        expect(parseDesignDocument(copy).ok).toBe(false)
      }),
    )
  })

  it.each([
    ['a prototype key', '{"__proto__":{"polluted":true}}'],
    ['a constructor', '{"constructor":{"prototype":{"polluted":true}}}'],
    ['an image URL', '{"src":"file:///etc/passwd"}'],
  ])('refuses %s in an element', (_, extra) => {
    const element = JSON.stringify(text).replace('{', `${extra.slice(0, -1)},`)
    const hostile: unknown = JSON.parse(
      `{"version":1,"shared":true,"sides":{"front":[${element}],"back":[]}}`,
    )
    expect(parseDesignDocument(hostile)).toMatchObject({ ok: false, path: 'sides.front[0]' })
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  it.each([
    ['a position of 1e9', { x: 1e9 }, 'sides.front[0].x'],
    ['a size that is not a number', { size: '12' }, 'sides.front[0].size'],
    ['a CSS function as a colour', { fill: 'url(//x)' }, 'sides.front[0].fill'],
    ['an unknown font', { font: 'Wingdings' }, 'sides.front[0].font'],
    ['an id with a space', { id: 'a b' }, 'sides.front[0].id'],
    ['text with a direction override', { text: '\u202etxet' }, 'sides.front[0].text'],
    ['text with a control character', { text: 'a\u0000b' }, 'sides.front[0].text'],
    ['text with a lone surrogate', { text: '\ud800' }, 'sides.front[0].text'],
    ['an empty text', { text: '' }, 'sides.front[0].text'],
  ])('refuses %s', (_, wrong, path) => {
    expect(parseDesignDocument(withFront([{ ...text, ...wrong }]))).toMatchObject({
      ok: false,
      path,
    })
  })

  it('refuses too many elements', () => {
    const many = Array.from({ length: limits.elementsPerSide + 1 }, () => text)
    expect(parseDesignDocument(withFront(many))).toMatchObject({ ok: false, path: 'sides.front' })
  })

  it('refuses duplicate ids and a back that is never shown', () => {
    expect(parseDesignDocument(withFront([text, text]))).toMatchObject({ ok: false, path: 'sides' })
    expect(
      parseDesignDocument({ ...emptyDocument, sides: { front: [], back: [text] } }),
    ).toMatchObject({ ok: false, path: 'sides.back' })
  })

  it('refuses a crop beyond the image', () => {
    const crop = { x: 0.5, y: 0, width: 0.6, height: 1 }
    expect(parseDesignDocument(withFront([{ ...image, crop }]))).toMatchObject({
      ok: false,
      path: 'sides.front[0].crop',
    })
  })
})

function withFront(front: unknown[]) {
  return { ...emptyDocument, sides: { front, back: [] } }
}

/** Removes one of all fields in the tree, chosen by number. */
function removeOneField(root: unknown, choice: number) {
  const fields: [owner: object, name: string][] = []
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    for (const [name, child] of Object.entries(value)) {
      if (!Array.isArray(value)) fields.push([value, name])
      visit(child)
    }
  }
  visit(root)
  const [owner, name] = fields[choice % fields.length] ?? expect.fail('A document has fields')
  Reflect.deleteProperty(owner, name)
}

const text = {
  ...plainText,
  id: 't1',
  text: 'Στάμπα',
  size: 12,
  fill: '#000000',
  width: 100,
}

const image = {
  ...plainImage,
  id: 'i1',
  asset: 'a'.repeat(64),
  pixels: { width: 100, height: 50 },
  width: 40,
  height: 20,
}
