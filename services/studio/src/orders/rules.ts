import { type FieldError, measureJson } from '@stampa/service-kit'
import { type DesignData, readDesignData } from '../designs/design-data.ts'
import type { NewMockup } from './schema.ts'

export interface OrderFields {
  mockups: readonly Pick<
    NewMockup,
    'productId' | 'colorName' | 'view' | 'designData' | 'quantity' | 'sizes' | 'item'
  >[]
  images: number
  /** sha256 of the uploaded original images. */
  originals: ReadonlySet<string>
}

/** Maximum size of all designs of an order, which are parsed in one go. */
const maxSize = { nodes: 60_000, commas: 150_000, elements: 1000 }

/** As long as a product's size. The production sheet takes minutes to break a word of 100,000 letters into lines. */
const size = /^\P{Cc}{1,20}$/u

const tooManyParts = 'The designs have too many parts: please order some of them separately'

/**
 * Returns the errors of the rules that a schema cannot express (public site, sections 5 and 7), at most one
 * per field.
 */
export function orderFaults({ mockups, images, originals }: OrderFields): FieldError[] {
  const faults: FieldError[] = []
  const fault = (field: string, message: string) => faults.push({ field, message })

  if (images !== mockups.length) fault('mockupImages', 'Each mockup needs an image')
  const sizes = mockups.map(({ designData }) => measureJson(designData))
  const nodes = sum(sizes.map(size => size.nodes))
  const commas = sum(sizes.map(size => size.commas))
  if (nodes > maxSize.nodes || commas > maxSize.commas) {
    return [...faults, { field: 'mockupsData', message: tooManyParts }]
  }
  let elements = 0
  for (const [index, mockup] of mockups.entries()) {
    const design = readDesignData(mockup.designData)
    elements += design?.elements ?? 0
    if (elements > maxSize.elements) {
      return [...faults, { field: 'mockupsData', message: tooManyParts }]
    }
    const message = mockupFault(mockup, design, originals) ?? itemFault(mockups, index)
    if (message) fault(`mockupsData.${index}`, message)
  }
  return faults
}

function mockupFault(
  { quantity, sizes }: OrderFields['mockups'][number],
  design: DesignData | undefined,
  originals: ReadonlySet<string>,
): string | undefined {
  if (!design) return 'The design cannot be read'
  if (!design.assets.every(hash => originals.has(hash))) return 'An image of the design is missing'
  if (!Object.keys(sizes ?? {}).every(name => size.test(name))) {
    return 'A size must have 1 to 20 characters'
  }
  if (sizes && sum(Object.values(sizes)) !== quantity) {
    return 'The sizes of a mockup must add up to its quantity'
  }
  return undefined
}

/** The sides of an item are those of the same pieces. */
function itemFault(mockups: OrderFields['mockups'], index: number): string | undefined {
  const mockup = mockups[index]
  const first = mockups[itemOf(mockups, index)]
  if (!mockup || !first || mockup === first) return undefined
  const sides = mockups.filter(({ item }) => item === mockup.item).map(({ view }) => view)
  if (new Set(sides).size < sides.length) return 'An item has each side once'
  const pieces = ({ productId, colorName, quantity, sizes }: typeof mockup) =>
    JSON.stringify([productId, colorName.trim(), quantity, Object.entries(sizes ?? {}).sort()])
  return pieces(mockup) === pieces(first)
    ? undefined
    : 'Both sides of an item need the same product, color, quantity and sizes'
}

/** Returns the index of the first mockup of the same item. */
export function itemOf(mockups: readonly Pick<NewMockup, 'item'>[], index: number): number {
  const item = mockups[index]?.item
  return item === undefined ? index : mockups.findIndex(other => other.item === item)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
