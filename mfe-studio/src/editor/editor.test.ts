import { readFileSync } from 'node:fs'
import {
  type DesignElement,
  emptyDocument,
  type PrintArea,
  parseDesignDocument,
  type Side,
  sides,
} from '@stampa/design'
import { documents } from '@stampa/design/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Box } from '../core/arrange.ts'
import { fitInto, fitsFrom, placedElement } from '../core/fit.ts'
import { newImage, newText } from '../core/new-element.ts'
import { Editor } from './editor.ts'

interface Seed {
  category: string
  printAreas: { front: PrintArea; back: PrintArea | null }
}

const seeds: Seed[] = JSON.parse(
  readFileSync(new URL('../../../services/studio/seeds/products.json', import.meta.url), 'utf8'),
)
const areaOf = ({ printAreas }: Seed, side: Side) => printAreas[side] ?? printAreas.front
const products = fc.constantFrom(...seeds)
const side = fc.constantFrom(...sides)

/** Boxes as the canvas would measure upright elements and texts of one line. */
function measure(elements: readonly DesignElement[]): Box[] {
  return elements
    .filter(({ hidden }) => !hidden)
    .map(element => {
      const width =
        element.type === 'image'
          ? element.width
          : element.type === 'qr'
            ? element.size
            : element.size * element.text.length * 0.55
      const height = element.type === 'image' ? element.height : element.size
      const { id, x, y } = element
      return { id, left: x - width / 2, top: y - height / 2, width, height }
    })
}

function openedOn(product: Seed, side: Side, document = emptyDocument): Editor {
  const editor = new Editor({ side, area: areaOf(product, side), measure })
  editor.open(document)
  return editor
}

function isInside({ left, top, width, height }: Box, { widthMm, heightMm }: PrintArea): boolean {
  const [x, y] = [widthMm / 2 + 0.02, heightMm / 2 + 0.02]
  return left >= -x && top >= -y && left + width <= x && top + height <= y
}

it('shows the same design after every way over the six products and back', () => {
  const stops = fc.array(fc.tuple(products, side), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(documents, products, side, stops, (document, product, side, stops) => {
      const editor = openedOn(product, side, document)
      const before = editor.state()
      for (const [other, otherSide] of stops) editor.show(otherSide, areaOf(other, otherSide))
      expect(parseDesignDocument(editor.shownDocument())).toMatchObject({ ok: true })
      editor.show(side, areaOf(product, side))
      expect(editor.state().document).toBe(document)
      expect(editor.state().elements).toEqual(before.elements)
    }),
  )
})

const pairs = seeds.flatMap(from =>
  seeds.map(to => [from.category, to.category, from, to] as const),
)

it.each(pairs)(
  'keeps texts and images from %s to %s at their size in mm, or whole inside',
  (...pair) => {
    const [, , from, to] = pair
    const [start, target] = [areaOf(from, 'front'), areaOf(to, 'front')]
    const editor = openedOn(from, 'front')
    const pixels = { width: 3000, height: 2000 }
    const text = newText('t', 'Στάμπα', start)
    editor.add([
      placedElement(text, fitInto(measure([text]), start)),
      newImage('i', { asset: 'a', name: '', pixels }, start),
    ])
    const made = editor.state().elements
    expect(measure(made).every(box => isInside(box, start))).toBe(true)
    editor.show('front', target)
    const { elements } = editor.state()
    expect(measure(elements).every(box => isInside(box, target))).toBe(true)
    if (measure(made).every(box => isInside(box, target))) expect(elements).toEqual(made)
    // Smaller as a whole, not each for itself.
    const shares = elements.map((element, index) => widthOf(element) / widthOf(made[index]))
    expect(shares[0]).toBeCloseTo(shares[1] ?? 0)
    editor.show('front', start)
    expect(editor.state().elements).toEqual(made)
  },
)

function widthOf(element: DesignElement | undefined): number {
  return measure(element ? [element] : [])[0]?.width ?? 0
}

const [shirt, , mug] = seeds as [Seed, Seed, Seed]
const onShirt = areaOf(shirt, 'front')
const onMug = areaOf(mug, 'front')

function carriedToMug(): Editor {
  const editor = openedOn(shirt, 'front')
  editor.add([newText('t', 'Στάμπα', onShirt)])
  editor.show('front', onMug)
  return editor
}

it('stores an edit on a smaller product so that both products show it', () => {
  const editor = carriedToMug()
  const [before] = editor.state().elements
  editor.move(new Map([['t', { x: 3, y: 0 }]]))
  const [moved] = editor.state().elements
  expect(moved?.x).toBeCloseTo((before?.x ?? 0) + 3)
  editor.update({ fill: '#ff0000' }, { ids: ['t'] })
  editor.show('front', onShirt)
  expect(editor.state().elements).toMatchObject([
    { fill: '#ff0000', size: newText('t', 'Σ', onShirt).size },
  ])
  editor.show('front', onMug)
  expect(editor.state().elements).toMatchObject([
    { fill: '#ff0000', x: moved?.x, size: moved?.type === 'text' ? moved.size : 0 },
  ])
})

it('shows an element that is added on a smaller product as it was added', () => {
  const editor = carriedToMug()
  const added = newText('u', 'Κι άλλο', onMug)
  editor.add([added])
  const shown = editor.state().elements[1]
  expect(shown?.type === 'text' && shown.size).toBeCloseTo(added.size)
  expect(shown?.x).toBeCloseTo(added.x)
  expect(parseDesignDocument(editor.state().document)).toMatchObject({ ok: true })
})

it('opens a stored design on a smaller product as it was left', () => {
  const editor = carriedToMug()
  editor.update({ x: 20 }, { ids: ['t'] })
  const left = editor.state()
  const again = openedOn(shirt, 'front')
  const fits = fitsFrom(JSON.parse(JSON.stringify(left.fits)))
  again.open(left.document, fits, { side: 'front', area: onMug })
  expect(again.state().elements).toEqual(left.elements)
})

it('shows the design of an earlier version of the page as it was made', () => {
  const editor = openedOn(mug, 'front')
  const image = newImage(
    'i',
    { asset: 'a', name: '', pixels: { width: 900, height: 900 } },
    onShirt,
  )
  const document = { ...emptyDocument, sides: { front: [{ ...image, x: 900 }], back: [] } }
  editor.open(document, fitsFrom(undefined), { side: 'front', area: onShirt })
  expect(editor.state().elements).toEqual(document.sides.front)
})

it('begins a new design at its own size after the old one was cleared', () => {
  const editor = carriedToMug()
  editor.clear()
  const text = newText('u', 'Νέο', onMug)
  editor.add([text])
  expect(editor.state().document.sides.front).toEqual([text])
  editor.undo()
  editor.undo()
  expect(measure(editor.state().elements).every(box => isInside(box, onMug))).toBe(true)
})

it('keeps the design on the print area when an edit on another product is undone and redone', () => {
  const editor = openedOn(shirt, 'front')
  editor.add([{ ...newText('t', 'Σ', onShirt), x: 0, y: 0 }])
  editor.update({ x: 60, y: 120 })
  editor.show('front', onMug)
  for (const travel of [() => editor.undo(), () => editor.redo()]) {
    travel()
    expect(measure(editor.state().elements).every(box => isInside(box, onMug))).toBe(true)
  }
  editor.show('front', onShirt)
  expect(editor.state().elements).toMatchObject([{ x: 60, y: 120 }])
})

it('ignores stored fits that are not fits', () => {
  const broken = { front: { a: { scale: 0, x: 0, y: 0, isStale: false }, b: 3 }, back: 'x' }
  expect(fitsFrom(broken)).toEqual({ front: {}, back: {} })
})

it('keeps the list of elements while only the selection changes, so that a drag goes on', () => {
  const [first, ...others] = seeds
  if (!first) throw new Error('there is no product')
  for (const other of [first, ...others]) {
    const editor = openedOn(first, 'front')
    editor.add([{ ...newText('text', 'Στάμπα', areaOf(first, 'front')), size: 60 }])
    editor.show('front', areaOf(other, 'front'))
    const { elements } = editor.state()
    editor.select([])
    editor.select(elements.map(({ id }) => id))
    expect(editor.state().elements).toBe(elements)
  }
})

it('leaves a design on one side where each has its own, and gives it to both again', () => {
  const [first] = seeds
  if (!first) throw new Error('there are no products')
  fc.assert(
    fc.property(side, side, (on, shown) => {
      const area = areaOf(first, shown)
      const editor = openedOn(first, shown)
      editor.add([newText('t', 'Στάμπα', area, '#ffffff')])
      const made = editor.state().elements
      const other = on === 'front' ? 'back' : 'front'
      editor.share(false, on)
      expect(editor.state().document).toMatchObject({
        shared: false,
        sides: { [on]: made, [other]: [] },
      })
      editor.share(true)
      expect(editor.state().document.sides).toEqual({ front: made, back: [] })
      editor.undo()
      editor.undo()
      expect(editor.state().document.sides).toEqual({ front: made, back: [] })
    }),
  )
})
