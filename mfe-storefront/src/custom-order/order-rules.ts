import {
  deliveryDay,
  limits,
  minimumQuantity,
  type PriceChoice,
  type PriceTable,
} from '@stampa/pricing'
import { isEmail, isPhone, plainPhone } from '@stampa/rules/contact'
import {
  familiarFile,
  maxDocumentBytes,
  maxImageBytes,
  maxOrderFiles,
  maxOrderFilesBytes,
} from '@stampa/rules/files'
import { fold } from '@stampa/rules/fold'
import { readWhole } from '@stampa/rules/numbers'
import { type Pieces, type PrintPosition, printPositions } from '@stampa/rules/printing'
import {
  type Offered,
  type RosterRow,
  readRoster,
  rosterLimits,
  rosterPieces,
} from '@stampa/rules/roster'
import { isVat, plainVat } from '@stampa/rules/vat'
import { type Problem, textOf } from '../shared/form/fields.ts'

/** A product of an order. */
export interface OrderedItem {
  /** Id. */
  product: string
  /** As typed. */
  quantity: string
  /** How it is printed, for a product with a price table. */
  choice?: PriceChoice
  /** Places that are printed. */
  positions?: PrintPosition[]
  /** Names and numbers, as typed and as understood; they make up the pieces. */
  roster?: { text: string; rows: RosterRow[]; isFaulty: boolean }
  /** Quantity that was typed before the pieces or names took its place. */
  asked?: string
  /** By colour and size; their sum is the quantity. */
  pieces?: TypedPieces[]
}

/** Pieces of one colour and size, as typed. */
export type TypedPieces = Record<keyof Pieces, string>

/** Custom order of a visitor. */
export interface CustomOrder {
  items: OrderedItem[]
  /** Print areas. */
  options: string[]
  email: string
  phone: string
  /** `YYYY-MM-DD`; empty without one. */
  deadline: string
  name: string
  company: string
  vatNumber: string
  notes: string
  /** Token of the order that this one repeats; empty for a new one. */
  repeats: string
  /** Ids of its files that come with this one too. */
  keep: string[]
}

/** The order in a form as it is now. */
export type TypedOrder = CustomOrder & { hasImage: boolean }

export type OrderProblem =
  | 'emailRequired'
  | 'emailInvalid'
  | 'phoneRequired'
  | 'phoneInvalid'
  | 'quantityInvalid'
  | 'quantityNotWhole'
  | 'quantityTooLarge'
  | 'piecesInvalid'
  | 'rosterInvalid'
  | 'rosterTooLong'
  | 'imageInvalid'
  | 'imageTooLarge'
  | 'documentInvalid'
  | 'documentTooLarge'
  | 'filesInvalid'
  | 'filesTooLarge'
  | 'filesTooMany'
  | 'vatNumberInvalid'
  | 'deadlinePast'

/** Returns the name of the field for a product's quantity. */
export function quantityField(product: string): string {
  return `quantity-${product}`
}

/** Returns the name of a product's field for how it is printed. */
export function choiceField(product: string, field: keyof PriceChoice): string {
  return `${field}-${product}`
}

/** Returns the name of a product's fields for the places that are printed. */
export function positionsField(product: string): string {
  return `positions-${product}`
}

/** Returns the name of a product's field for the quantity that was typed before a sum took its place. */
export function askedField(product: string): string {
  return `asked-${product}`
}

/** Returns the name of a product's field for names and numbers. */
export function rosterField(product: string): string {
  return `roster-${product}`
}

/** Returns the name of a product's field for the English names of its sizes and colours, which a roster may use. */
export function wordsField(product: string): string {
  return `words-${product}`
}

/** Returns the name of a product's field for the pieces of a colour and size; without them its beginning. */
export function piecesField(product: string, ...of: [colour: string, size: string] | []): string {
  return `pieces-${product}/${of.map(encodeURIComponent).join('/')}`
}

/** Places of a product without sizes, such as a mug or a card, which has neither sleeves nor a neck. */
const plainPositions: readonly PrintPosition[] = ['front', 'back', 'around']

/** Returns the places of a product that can be printed. */
export function positionsOf({ sizes }: { sizes: readonly string[] }): readonly PrintPosition[] {
  return sizes.length > 0 ? printPositions : plainPositions
}

/**
 * Returns the number of printed sides that the chosen areas or positions of an order make; undefined where it is chosen
 * by itself.
 *
 * @param areas of the whole order: those that a product has no side for are not its own
 * @param mostSides that the technique can print
 */
export function sidesOf(
  positions: readonly PrintPosition[],
  areas: readonly string[],
  mostSides: number,
): number | undefined {
  if (positions.length > 0) return positions.length
  return areas.length > 1 && mostSides > 1 ? Math.min(areas.length, mostSides) : undefined
}

/**
 * Names of techniques that print a photo; in a table, only their names differ from those of engraving and
 * embroidery.
 */
const fullColourNames = /dtf|dtg|uv|ψηφιακ|τετραχρωμ|εξαχνωση|full colou?r|digital|sublimation/

/** Returns the first technique of a table that prints in full colour. */
export function fullColourTechnique({ techniques }: PriceTable): string | undefined {
  return techniques.find(({ name, colours }) => colours === 1 && fullColourNames.test(fold(name)))
    ?.name
}

/** Returns the number of pieces in a cell: 0 for an empty or invalid one. */
export function countOf(typed: string): number {
  const count = readWhole(typed) ?? 0
  return count >= 0 && count <= limits.quantity ? count : 0
}

/** Returns the pieces of a line for the service. */
export function piecesOf({ pieces = [] }: OrderedItem): Pieces[] {
  return pieces.flatMap(({ count, ...piece }) =>
    countOf(count) > 0 ? { ...piece, count: countOf(count) } : [],
  )
}

export function readOrder(form: FormData): CustomOrder {
  const texts = (name: string) => form.getAll(name).filter(value => typeof value === 'string')
  return {
    // Each once, so that a forged form costs no more to read than its length.
    items: [...new Set(texts('products'))].map(product => {
      const cells = readCells(form, product)
      const words = Object.fromEntries(new URLSearchParams(textOf(form, wordsField(product))))
      const roster = readNames(form, product, { ...offeredIn(cells), words })
      const pieces = roster ? roster.pieces : cells.filter(({ count }) => count !== '')
      const chosen = form.getAll(positionsField(product))
      const positions = printPositions.filter(position => chosen.includes(position))
      const asked = textOf(form, askedField(product))
      const sum = pieces.reduce((total, { count }) => total + countOf(count), 0)
      return {
        product,
        quantity: sum > 0 ? String(sum) : textOf(form, quantityField(product)),
        ...readChoice(form, product),
        ...(positions.length > 0 && { positions }),
        ...(roster && { roster: roster.read }),
        ...(pieces.length > 0 && { pieces }),
        ...(asked && { asked }),
      }
    }),
    options: texts('options'),
    email: textOf(form, 'email'),
    phone: plainPhone(textOf(form, 'phone')),
    deadline: textOf(form, 'deadline'),
    name: textOf(form, 'name'),
    company: textOf(form, 'company'),
    vatNumber: textOf(form, 'vatNumber'),
    notes: textOf(form, 'notes'),
    repeats: textOf(form, 'repeats'),
    keep: texts('keep'),
  }
}

/** Returns the usual delivery day of an order, `YYYY-MM-DD`; undefined where no product has a price table. */
export function usualDay(
  items: CustomOrder['items'],
  products: readonly { _id: string; priceTable: PriceTable | null }[],
  today: string,
): string | undefined {
  const chosen = products.filter(({ _id }) => items.some(({ product }) => product === _id))
  const workingDays = chosen.flatMap(({ priceTable }) => priceTable?.workingDays ?? [])
  return workingDays.length > 0 ? deliveryDay(today, Math.max(...workingDays)) : undefined
}

/** Returns the usual delivery day of an order whose deadline is before it. */
export function dayAfterDeadline(
  { deadline, items }: Pick<CustomOrder, 'deadline' | 'items'>,
  products: Parameters<typeof usualDay>[1],
  today: string,
): string | undefined {
  const day = usualDay(items, products, today)
  return day && deadline !== '' && deadline < day ? day : undefined
}

/** Returns the smallest quantity that a product is priced for. */
export function firstQuantity({ priceTable }: { priceTable: PriceTable | null }): string {
  return String(priceTable ? minimumQuantity(priceTable) : 1)
}

/** Returns a part of a field's name; one that no form of ours has stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Returns names and numbers with the pieces that they make up; undefined without a row. */
function readNames(form: FormData, product: string, offered: Offered) {
  const text = textOf(form, rosterField(product))
  if (text === '') return undefined
  const { rows, faults } = readRoster(text, offered)
  const pieces = rosterPieces(rows, offered).map(piece => ({ ...piece, count: `${piece.count}` }))
  return { read: { text, rows, isFaulty: faults.length > 0 }, pieces }
}

/** Returns the colours and sizes of a product, which its table has. */
function offeredIn(cells: readonly TypedPieces[]): Offered {
  const namesOf = (field: 'size' | 'colour') =>
    [...new Set(cells.map(cell => cell[field]))].filter(Boolean)
  return { size: namesOf('size'), colour: namesOf('colour') }
}

/** Returns the cells of a product's table. */
function readCells(form: FormData, product: string): TypedPieces[] {
  const prefix = piecesField(product)
  return [...form.entries()].flatMap(([name, value]) => {
    if (!name.startsWith(prefix) || typeof value !== 'string') return []
    const [colour = '', size = ''] = name.slice(prefix.length).split('/').map(decoded)
    return { colour, size, count: value.trim() }
  })
}

/** Returns how a product is printed, from its fields. */
export function readChoice(form: FormData, product: string): Pick<OrderedItem, 'choice'> {
  const text = (field: keyof PriceChoice) => textOf(form, choiceField(product, field))
  const technique = text('technique')
  if (technique === '') return {}
  const options = form.getAll(choiceField(product, 'options')).map(String)
  // A field that leaves no choice is not shown.
  const [sides, colours] = [Number(text('sides')) || 1, Number(text('colours')) || 1]
  const secondColours = Number(text('secondColours'))
  return {
    choice: { technique, sides, colours, ...(secondColours && { secondColours }), options },
  }
}

/** Files of an order. */
interface OrderFiles {
  image?: File | undefined
  /** A PDF, or a PDF-compatible AI file. */
  document?: File | undefined
  /** Further ones. */
  files?: readonly File[]
}

/** Returns the invalid fields of an order. @param today the present day in Greece, `YYYY-MM-DD` */
export function problemsOf(
  order: CustomOrder,
  { image, document, files = [] }: OrderFiles,
  today: string,
): Problem<OrderProblem>[] {
  const { items, email, phone, vatNumber, deadline } = order
  const problems: Problem<OrderProblem>[] = []
  let rows = 0
  for (const { product, quantity, roster, pieces = [] } of items) {
    rows += roster?.rows.length ?? 0
    if (roster?.isFaulty) problems.push({ field: rosterField(product), text: 'rosterInvalid' })
    else if (roster && rows > rosterLimits.rows) {
      problems.push({ field: rosterField(product), text: 'rosterTooLong' })
    }
    for (const { colour, size, count } of pieces) {
      if (countOf(count) > 0 || readWhole(count) === 0) continue
      problems.push({ field: piecesField(product, colour, size), text: 'piecesInvalid' })
    }
    const problem = quantityProblem(quantity)
    if (problem) problems.push({ field: quantityField(product), text: problem })
  }
  if (image && !isImage(image)) {
    problems.push({ field: 'image', text: 'imageInvalid' })
  } else if (image && image.size > largestImage(image)) {
    problems.push({ field: 'image', text: 'imageTooLarge' })
  }
  if (document && familiarFile(document) !== 'pdf') {
    problems.push({ field: 'document', text: 'documentInvalid' })
  } else if (document && document.size > maxDocumentBytes) {
    problems.push({ field: 'document', text: 'documentTooLarge' })
  }
  const further = filesProblem(files, { image, document })
  if (further) problems.push({ field: 'files', text: further })
  if (deadline !== '' && deadline < today) {
    problems.push({ field: 'deadline', text: 'deadlinePast' })
  }
  if (vatNumber !== '' && !isVat(plainVat(vatNumber))) {
    problems.push({ field: 'vatNumber', text: 'vatNumberInvalid' })
  }
  if (email === '') problems.push({ field: 'email', text: 'emailRequired' })
  else if (!isEmail(email)) problems.push({ field: 'email', text: 'emailInvalid' })
  if (phone === '') problems.push({ field: 'phone', text: 'phoneRequired' })
  else if (!isPhone(phone)) problems.push({ field: 'phone', text: 'phoneInvalid' })
  return problems
}

/** Returns what is wrong with further files. @param sent with them */
export function filesProblem(
  files: readonly File[],
  { image, document }: OrderFiles = {},
): 'filesInvalid' | 'filesTooLarge' | 'filesTooMany' | undefined {
  if (files.some(file => !isImage(file) && familiarFile(file) !== 'pdf')) return 'filesInvalid'
  if (files.length > maxOrderFiles) return 'filesTooMany'
  const bytes = [image, document, ...files].reduce((sum, file) => sum + (file?.size ?? 0), 0)
  const isTooLarge = files.some(({ size }) => size > maxDocumentBytes) || bytes > maxOrderFilesBytes
  return files.length > 0 && isTooLarge ? 'filesTooLarge' : undefined
}

function quantityProblem(typed: string): OrderProblem | undefined {
  const quantity = readWhole(typed)
  if (quantity === undefined && typed !== '') return 'quantityNotWhole'
  if (quantity === undefined || quantity < 1) return 'quantityInvalid'
  return quantity > limits.quantity ? 'quantityTooLarge' : undefined
}

/** Returns the largest bytes of a file like this one: the shop makes a smaller image of a HEIC photo. */
function largestImage(file: File): number {
  return familiarFile(file) === 'heic' ? maxDocumentBytes : maxImageBytes
}

/** Returns whether a file is an image, or a HEIC photo, of which not every system knows that it is one. */
export function isImage(file: File): boolean {
  return file.type.startsWith('image/') || familiarFile(file) === 'heic'
}
