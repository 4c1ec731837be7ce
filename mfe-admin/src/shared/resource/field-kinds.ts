import type { Language, Message } from '@stampa/platform'
import { type Editable, type PriceTable, tableFaults } from '@stampa/pricing'
import { anyImage, type ImageRule } from '@stampa/rules/files'
import { type SizeTable, sizeTableFault } from '@stampa/rules/size-chart'
import type { Words } from '@stampa/rules/words'
import type { Option } from '@stampa/ui/field/select-field.tsx'
import type { ImageAsset } from '@stampa/ui/image/sources.ts'
import type { StoredImage } from '@stampa/ui/image-field/images-field.tsx'
import { type UploadTarget, uploadImage } from '../calls/content-calls.ts'
import type { Rule } from '../form/rules.ts'
import { englishName, type FormValues, fromLocalTime, toLocalTime } from '../form/values.ts'
import { freshGrid, gridOf, type SizeGrid, tableIn } from '../size-table/size-grid.ts'

export type Label = Message<string>

export interface States {
  on: Label
  off: Label
}

/** The input of a field, with what only this input needs. */
export type Input =
  | { kind: 'text' | 'longText' | 'prose' | 'given' | 'time' | 'priceTable' | 'sizeTable' }
  | { kind: 'number'; min?: number | undefined }
  | { kind: 'switch'; states: States }
  | { kind: 'select'; names: Readonly<Record<string, Label>> }
  | { kind: 'choices'; empty: Label }
  | {
      kind: 'slug'
      from: string
      base: string
      storedOf(row: object): { name: string; slug: string }
    }
  | (ImageOptions & { kind: 'image'; rule: ImageRule; assetOf(row: object): ImageAsset | null })
  | { kind: 'images'; rule: ImageRule; max: number; storedOf(row: object): StoredImage[] }

interface FieldOptions {
  hint?: Label
  /** Marks a field as required that no rule requires. */
  required?: true
  /** A rule that the service's schema does not express. */
  check?: Rule
  /** Shows only the beginning of a short text in the list. */
  preview?: true
  /** Name in the address of a filter by this field, which is a `select` or `choices`. */
  filter?: string
  /** Returns its names and alternative texts, which the record's translations may hold in English. */
  wordsOf?(values: FormValues): readonly string[]
}

/** A field of a record: its input in the form, and its part of the form's values and of a request body. */
export interface Field extends FieldOptions {
  name: string
  label: Label
  input: Input
  /** Returns the values for a record, without files; without a record, those of a new one. */
  toValues(row: object | undefined): FormValues
  /** Returns the part of the body for values whose texts are trimmed. May upload an image first. */
  toBody(values: FormValues, upload?: UploadTarget): object | Promise<object>
  /** The English translation of its text. */
  english?: Field
}

/** A field with the types that `resource` checks against the service's records and request bodies. */
export interface FieldOf<Name extends string, Row extends object, Body extends object>
  extends Field {
  name: Name
  toValues: (row: Row | undefined) => FormValues
  toBody(values: FormValues, upload?: UploadTarget): Body | Promise<Body>
}

/** Makes a field of one value. */
function field<const Name extends string, Stored, Value, Sent>(
  name: Name,
  label: Label,
  input: Input,
  /** Returns the value for a stored one, or for a new record. */
  read: (stored: Stored | undefined) => Value,
  send: (value: Value) => Sent,
  options: FieldOptions = {},
): FieldOf<Name, Record<Name, Stored>, Record<Name, Sent>> {
  return {
    ...options,
    name,
    label,
    input,
    toValues: row => ({ [name]: read(row?.[name]) }),
    toBody: values => ({ [name]: send(values[name]) }) as Record<Name, Sent>,
  }
}

const unchanged = <Value>(value: Value) => value

function textField(kind: 'text' | 'longText' | 'prose') {
  return <const Name extends string>(name: Name, label: Label, options?: FieldOptions) =>
    field(name, label, { kind }, (stored?: string) => stored ?? '', unchanged<string>, options)
}

export const text = textField('text')
export const longText = textField('longText')

/** A text of paragraphs, one per line. */
export const prose = textField('prose')

/** What a customer wrote, which is shown and not changed. */
export function given<const Name extends string>(
  name: Name,
  label: Label,
  options?: FieldOptions,
): FieldOf<Name, Record<Name, string | number>, Record<never, never>> {
  const input = { kind: 'given' } as const
  const toValues = (row?: Record<Name, string | number>) => ({ [name]: String(row?.[name] ?? '') })
  return { ...options, name, label, input, toValues, toBody: () => ({}) }
}

/** A list of words, entered with commas between them. */
export function tags<const Name extends string>(name: Name, label: Label, options?: FieldOptions) {
  const read = (stored: string[] = []) => stored.join(', ')
  const wordsOf = (values: FormValues) => listIn(values[name])
  return field(name, label, { kind: 'text' }, read, unchanged<string>, { ...options, wordsOf })
}

/** Returns the words of a text with commas between them. */
export function listIn(text: string): string[] {
  const words = text.split(',').map(word => word.trim())
  return [...new Set(words)].filter(Boolean)
}

/**
 * One of a few texts; the first for a new record.
 *
 * @param names of the texts in both languages
 */
export function select<const Name extends string, const Value extends string>(
  name: Name,
  label: Label,
  names: Record<Value, Label>,
  more?: FieldOptions,
) {
  const [first] = Object.keys(names) as [Value]
  const read = (stored: Value = first) => stored
  return field(name, label, { kind: 'select', names }, read, unchanged<Value>, more)
}

/** Returns the options of a select. */
export function optionsIn(names: Readonly<Record<string, Label>>, language: Language): Option[] {
  return Object.entries(names).map(([value, label]) => ({ value, label: label[language] }))
}

/** A record that a field of choices refers to. */
export interface Choice {
  _id: string
  name: string
}

/**
 * Records of another type, which the loader returns as `choices[name]`.
 *
 * @param empty shown where there are none to choose from
 */
export function choices<const Name extends string>(
  name: Name,
  label: Label,
  empty: Label,
  options?: FieldOptions,
) {
  const read = (stored: Choice[] = []) => stored.map(({ _id }) => _id)
  return field(name, label, { kind: 'choices', empty }, read, unchanged<string[]>, options)
}

const activeHint = {
  en: 'Visitors see what is active only.',
  el: 'Οι επισκέπτες βλέπουν μόνο όσα είναι ενεργά.',
}

/** Shows a record to visitors or hides it. */
export function active(hint: Label = activeHint) {
  const on = { en: 'Active', el: 'Ενεργό' }
  const states = { on, off: { en: 'Inactive', el: 'Ανενεργό' } }
  const read = (stored = true) => stored
  return field('active', on, { kind: 'switch', states }, read, unchanged<boolean>, { hint })
}

/** Publishes a record, which is a draft at first. */
export function published(hint: Label) {
  const on = { en: 'Published', el: 'Δημοσιευμένο' }
  const states = { on, off: { en: 'Draft', el: 'Πρόχειρο' } }
  const read = (stored = false) => stored
  return field('published', on, { kind: 'switch', states }, read, unchanged<boolean>, { hint })
}

/** A setting that is on at first. */
export function flag<const Name extends string>(name: Name, label: Label, hint: Label) {
  const states = { on: { en: 'Yes', el: 'Ναι' }, off: { en: 'No', el: 'Όχι' } }
  const read = (stored = true) => stored
  return field(name, label, { kind: 'switch', states }, read, unchanged<boolean>, { hint })
}

/** Position in lists; a new record comes last. @param min smallest number that the input offers */
export function order(min?: number) {
  const label = { en: 'Order', el: 'Σειρά' }
  const hint = { en: 'Lower comes first.', el: 'Το μικρότερο πρώτο.' }
  const read = (stored: number | null = 0) => stored
  return field('order', label, { kind: 'number', min }, read, value => value ?? 0, { hint })
}

function time<const Name extends string>(name: Name, label: Label, hint: Label) {
  return field(name, label, { kind: 'time' }, toLocalTime, fromLocalTime, { hint })
}

/** The period in which visitors see an active record, in the device's time zone. */
export const schedule = [
  time(
    'publishAt',
    { en: 'Show from', el: 'Εμφάνιση από' },
    { en: 'Empty: at once.', el: 'Κενό: αμέσως.' },
  ),
  time(
    'unpublishAt',
    { en: 'Show until', el: 'Εμφάνιση έως' },
    { en: 'Empty: for good.', el: 'Κενό: για πάντα.' },
  ),
] as const

/** Returns whether the publication of a record or of a form's values is still to come or over; undefined in between. */
export function outsideSchedule(row: object, now = Date.now()): 'scheduled' | 'ended' | undefined {
  const { publishAt, unpublishAt } = row as Partial<Record<string, string | null>>
  if (unpublishAt && Date.parse(unpublishAt) <= now) return 'ended'
  return publishAt && Date.parse(publishAt) > now ? 'scheduled' : undefined
}

/**
 * The last part of a page's address, made from the name unless it is entered.
 *
 * @param from field of the record's name
 * @param base beginning of the address: '/products/'
 */
export function slug<const From extends string>(
  from: From,
  base: string,
): FieldOf<'slug', Record<From | 'slug', string>, { slug?: string }> {
  const storedOf = (row: Record<From | 'slug', string>) => ({ name: row[from], slug: row.slug })
  return {
    name: 'slug',
    label: { en: 'Address', el: 'Διεύθυνση' },
    input: { kind: 'slug', from, base, storedOf },
    toValues: () => ({ slug: '' }),
    toBody: ({ slug }) => (slug ? { slug } : {}),
  }
}

/** A price table in the form; null for none. */
export type PriceTableValue = Editable<PriceTable> | null

/** The price table of a product, which has its own editor. */
export function priceTable(
  label: Label,
): FieldOf<
  'priceTable',
  { priceTable: PriceTable | null },
  { priceTable?: PriceTable; removePriceTable?: boolean }
> {
  return {
    name: 'priceTable',
    label,
    input: { kind: 'priceTable' },
    check: value => (value ? tableFaults(value as Editable<PriceTable>)[0]?.message : undefined),
    toValues: row => ({ priceTable: row?.priceTable ?? null }),
    toBody: ({ priceTable }) => (priceTable ? { priceTable } : { removePriceTable: true }),
    wordsOf: ({ priceTable }: { priceTable?: PriceTableValue }) =>
      priceTable ? [...priceTable.techniques, ...priceTable.options].map(({ name }) => name) : [],
  }
}

/** The measures of a size chart, which have their own editor. */
export function sizeTable<const Name extends string>(name: Name, label: Label) {
  const read = (stored?: SizeTable) => (stored ? gridOf(stored) : freshGrid)
  return field(name, label, { kind: 'sizeTable' }, read, tableIn, {
    check: value => sizeTableFault(tableIn(value as SizeGrid)),
    wordsOf: values =>
      (values[name] as SizeGrid).flatMap(([first = '', ...rest], row) => [
        first,
        ...(row === 0 ? rest : []),
      ]),
  })
}

/** Point of an image that is never cut off: 0, 0 is the top left corner, 1, 1 the bottom right one. */
export interface Focus {
  x: number
  y: number
}

interface ImageOptions extends FieldOptions {
  removable?: true
  /** Of the library: the image itself cannot be replaced. */
  fixed?: true
  /** False asks for no alternative text and focal point. */
  described?: false
  /** Width divided by height of the image on the public page. */
  aspect?: number
  /** Shows a logo as a whole in the list. */
  fit?: 'contain'
}

type ImageDetails<Name extends string, Options> = Options extends { described: false }
  ? object
  : Record<`${Name}Alt`, string> & Partial<Record<`${Name}Focus`, Focus>>

/** An image with its details; `send` returns the part of the body for the file, or the address of one in the library. */
function imageField<Name extends string, Options extends ImageOptions, Sent extends object>(
  name: Name,
  label: Label,
  rule: ImageRule,
  options: Options | undefined,
  send: (
    chosen: File | string | null,
    isRemoved: boolean,
    upload?: UploadTarget,
  ) => Sent | Promise<Sent>,
): FieldOf<Name, Record<`${Name}Asset`, ImageAsset | null>, ImageDetails<Name, Options> & Sent> {
  const isDescribed = options?.described !== false
  const assetOf = (row: Record<`${Name}Asset`, ImageAsset | null>) => row[`${name}Asset`]
  return {
    ...options,
    name,
    label,
    input: { ...options, kind: 'image', rule, assetOf },
    wordsOf: values => [values[`${name}Alt`]],
    toValues: row => {
      const asset = row && isDescribed ? assetOf(row) : undefined
      return {
        [name]: null,
        [`${name}Alt`]: asset?.alt ?? '',
        [`${name}Focus`]: asset?.focus ?? null,
        [`${name}Removed`]: false,
      }
    },
    toBody: async (values, upload) => {
      const focus = values[`${name}Focus`]
      const details = {
        [`${name}Alt`]: values[`${name}Alt`],
        ...(focus && { [`${name}Focus`]: focus }),
      }
      const sent = await send(values[name], values[`${name}Removed`], upload)
      return { ...((isDescribed ? details : {}) as ImageDetails<Name, Options>), ...sent }
    },
  }
}

type ImageBody<Name extends string, Options> = Partial<Record<Name, File>> &
  (Options extends { removable: true } ? Record<`remove${Capitalize<Name>}`, boolean> : object)

/** An image that is sent with its record; without a file the stored one stays. */
export function image<const Name extends string, const Options extends ImageOptions = ImageOptions>(
  name: Name,
  label: Label,
  rule: ImageRule,
  options?: Options,
) {
  const removal = `remove${name.charAt(0).toUpperCase()}${name.slice(1)}`
  return imageField(name, label, rule, options, (chosen, isRemoved) => {
    // A form may have an address in place of the file, which the document cannot say.
    const body = {
      ...(chosen && { [name]: chosen }),
      ...(options?.removable && { [removal]: isRemoved }),
    }
    return body as ImageBody<Name, Options>
  })
}

/** An image of the library, whose details alone can be changed. */
export function libraryImage<const Name extends string>(name: Name, label: Label) {
  // Uses crop it to several shapes, of which a square shows the most.
  return imageField(name, label, anyImage, { fixed: true, aspect: 1 } as const, () => ({}))
}

type UploadBody<Name extends string, Options> = Partial<
  Record<Name, Options extends { removable: true } ? string | null : string>
>

/** An image that is uploaded before its record is saved; null in the body removes the stored one. */
export function uploadedImage<
  const Name extends string,
  const Options extends ImageOptions = ImageOptions,
>(name: Name, label: Label, rule: ImageRule, options?: Options) {
  return imageField(name, label, rule, options, async (chosen, isRemoved, upload) => {
    if (!chosen && !isRemoved) return {} as UploadBody<Name, Options>
    if (!upload) throw new TypeError(`${name}: only a content type uploads images`)
    const body = {
      [name]: chosen instanceof File ? await uploadImage(upload, name, chosen) : chosen,
    }
    return body as UploadBody<Name, Options>
  })
}

interface ImagesRow {
  images: string[]
  imageAssets: ImageAsset[]
}

interface ImagesValues {
  images: File[]
  /** Addresses of the stored images that stay. */
  imagesKept: string[]
  /** Alternative texts, of the stored images first. */
  imagesAlt: string[]
}

interface ImagesBody {
  images?: File[]
  existingImages?: string[]
  imageDetails: { alt: string }[]
}

interface ImagesOptions {
  max: number
  hint?: Label
  /** A change without `existingImages` keeps all images, so a form that keeps none says so. */
  keepsUnnamed?: boolean
}

/** Several images in an order. */
export function images(
  label: Label,
  { max, hint, keepsUnnamed = false }: ImagesOptions,
): FieldOf<'images', ImagesRow, ImagesBody> {
  const storedOf = ({ images, imageAssets }: ImagesRow) =>
    imageAssets.map((asset, index) => ({ url: images[index] ?? '', asset }))
  return {
    name: 'images',
    label,
    hint: {
      en: `Maximum ${max} images. ${hint?.en ?? ''}`.trim(),
      el: `Έως ${max} εικόνες. ${hint?.el ?? ''}`.trim(),
    },
    input: { kind: 'images', rule: anyImage, max, storedOf },
    toValues: (row): ImagesValues => ({
      images: [],
      imagesKept: row?.images ?? [],
      imagesAlt: row?.imageAssets.map(({ alt }) => alt ?? '') ?? [],
    }),
    wordsOf: ({ imagesAlt }: ImagesValues) => imagesAlt,
    toBody: ({ images, imagesKept, imagesAlt }: ImagesValues) => ({
      imageDetails: imagesAlt.map(alt => ({ alt })),
      ...(images.length > 0 && { images }),
      ...((keepsUnnamed || imagesKept.length > 0) && { existingImages: imagesKept }),
    }),
  }
}

/** Name of the form's value that says that unchanged English texts match the Greek ones. */
export const confirmed = 'englishConfirmed'

/** Returns the form's values for a record; without a record, those of a new one. */
export function valuesOf(fields: readonly Field[], row: object | undefined): FormValues {
  const values = withEnglish(fields).map(field => field.toValues(row))
  const { words = {} } = (row as TranslatedRow | undefined)?.translations ?? {}
  return Object.assign(
    {},
    ...values,
    englishOf(fields).length > 0 && { [wordsName]: words, [confirmed]: false },
  )
}

/** Returns the request body for the form's values, whose texts are trimmed. */
export async function bodyOf(
  fields: readonly Field[],
  values: FormValues,
  upload?: UploadTarget,
): Promise<object> {
  const parts = await Promise.all(fields.map(field => field.toBody(values, upload)))
  const english = englishOf(fields)
  if (english.length === 0) return Object.assign({}, ...parts)
  const texts = Object.assign({}, ...english.map(field => field.toBody(values)))
  const words = wordsIn(fields, values).filter(word => inEnglish(word, values) !== '')
  const translations = {
    ...(Object.keys(texts).length > 0 && { en: texts }),
    ...(words.length > 0 && {
      words: Object.fromEntries(words.map(word => [word, inEnglish(word, values)])),
    }),
    ...(values[confirmed] && { confirmed: true }),
  }
  return Object.assign({}, ...parts, { translations })
}

/** Texts of a record in English, by field, and its words by the Greek ones. */
interface TranslatedRow {
  translations?: { en?: Readonly<Record<string, string>>; words?: Words } | null
  /** Fields whose Greek text has changed since its English one was written or confirmed. */
  outdatedTranslations?: readonly string[]
}

/** Name of the form's value for all words in English. */
export const wordsName = 'words'

export const wordsLabel: Label = {
  en: 'Names and picture texts (English)',
  el: 'Ονόματα και κείμενα εικόνων (αγγλικά)',
}

const greekLetters = /\p{Script=Greek}/u

/** Returns the words of a record that are not the same in English, each once; none of a kind without translations. */
export function wordsIn(fields: readonly Field[], values: FormValues): string[] {
  if (englishOf(fields).length === 0) return []
  const words = fields.flatMap(field => field.wordsOf?.(values) ?? []).map(word => word.trim())
  return [...new Set(words)].filter(word => greekLetters.test(word))
}

function inEnglish(word: string, { words = {} }: FormValues): string {
  return (words as Words)[word]?.trim() ?? ''
}

/** Returns the fields, of which those named have an English translation too. */
export function translated<F extends Field>(fields: readonly F[], names: readonly string[]): F[] {
  return fields.map(field => {
    if (!names.includes(field.name)) return field
    const { label, input } = field
    const name = englishName(field.name)
    const english: Field = {
      name,
      label: { en: `${label.en} (English)`, el: `${label.el} (αγγλικά)` },
      // Beside its Greek text there is no room for a preview.
      input: ['prose', 'given'].includes(input.kind) ? { kind: 'longText' } : input,
      toValues: row => ({
        [name]: (row as TranslatedRow | undefined)?.translations?.en?.[field.name] ?? '',
      }),
      toBody: values => (values[name] ? { [field.name]: values[name] } : {}),
    }
    return { ...field, english }
  })
}

/** Returns the fields of the English translations. */
export function englishOf(fields: readonly Field[]): Field[] {
  return fields.flatMap(({ english }) => english ?? [])
}

/** Returns the fields, each followed by that of its English translation. */
export function withEnglish(fields: readonly Field[]): Field[] {
  return fields.flatMap(field => [field, ...englishOf([field])])
}

/** Returns whether a record has a text without an English translation. */
export function lacksEnglish(fields: readonly Field[], row: object): boolean {
  const texts = fields.filter(({ english, wordsOf }) => english ?? wordsOf)
  return untranslated(texts, valuesOf(texts, row)).length > 0
}

/** Returns the names of fields with a text that has no English translation, and the words without one. */
export function untranslated(fields: readonly Field[], values: FormValues): string[] {
  const isEmpty = (field: Field) => values[field.name]?.trim() === ''
  const texts = fields.filter(field => field.english && !isEmpty(field) && isEmpty(field.english))
  const words = wordsIn(fields, values).filter(word => inEnglish(word, values) === '')
  return [...texts.map(({ name }) => name), ...words]
}

/** Returns whether the Greek text of a record has changed since its English one was written or confirmed. */
export function hasOutdatedEnglish(row: object): boolean {
  return ((row as TranslatedRow).outdatedTranslations ?? []).length > 0
}

/** Returns the fields with a stored English text whose Greek one has been changed, in the form or before. */
export function outdatedFields(
  fields: readonly Field[],
  values: FormValues,
  row: object | undefined,
): Field[] {
  if (!row) return []
  const stored = valuesOf(fields, row)
  const { outdatedTranslations = [] } = row as TranslatedRow
  return fields.filter(({ name, english }) => {
    if (!english || !stored[english.name] || values[english.name] !== stored[english.name])
      return false
    return outdatedTranslations.includes(name) || values[name] !== stored[name]
  })
}

/** Returns which files the fields take, by field. */
export function imageRulesOf(fields: readonly Field[]): Record<string, ImageRule> {
  return Object.fromEntries(
    fields.flatMap(({ name, input }) => ('rule' in input ? [[name, input.rule]] : [])),
  )
}
