import { limits } from './limits.ts'
import { tableLimits, tableMessages } from './table.ts'

/** JSON schemas of tables, choices and estimates in calls of services. `message` is the text for a field that fails. */

const count = (maximum: number, message: keyof typeof tableMessages, description?: string) => ({
  type: 'integer',
  minimum: 1,
  maximum,
  message: tableMessages[message],
  ...(description && { description }),
})

/** At most two decimals, which `tableFaults` checks: the serializer of a response does not know the format. */
const amount = (description: string) => ({
  type: 'number',
  minimum: 0,
  maximum: tableLimits.price,
  message: tableMessages.price,
  description,
})

const list = (items: object, maxItems: number, description?: string) => ({
  type: 'array',
  items,
  maxItems,
  ...(description && { description }),
})

/** Every property is required, but for the colours of a second side. */
const object = ($id: string | undefined, properties: object, description?: string) => ({
  ...($id && { $id }),
  type: 'object',
  required: Object.keys(properties).filter(name => name !== 'secondColours'),
  properties,
  ...(description && { description }),
})

const name = {
  type: 'string',
  maxLength: tableLimits.nameLength,
  pattern: '\\S',
  message: `A name has 1 to ${tableLimits.nameLength} characters`,
  description: 'Unique in its list',
}

const tier = object(undefined, {
  quantity: count(limits.quantity, 'quantity', 'From this number of items on'),
  price: amount('For each item, printed on one side in one colour'),
})

const technique = object('PriceTechnique', {
  name,
  colours: count(tableLimits.colours, 'colours', 'Most colours of ink on one side; 1: not counted'),
  sides: count(tableLimits.sides, 'sides', 'Number of sides that can be printed'),
  setupFee: amount('For each colour of each side, once'),
  extraColour: amount('For each item, each colour of a side after the first'),
  extraSide: amount('For each item, each side after the first'),
  tiers: list(tier, tableLimits.tiers, 'Ascending; the first quantity is the minimum'),
})

/** Schema of a `PriceTable`, whose contradictions `tableFaults` finds. */
export const priceTableSchema = object(
  'PriceTable',
  {
    workingDays: count(
      tableLimits.workingDays,
      'workingDays',
      'From the approval of the proof to the delivery',
    ),
    techniques: list(technique, tableLimits.techniques),
    options: list(object(undefined, { name, price: amount('For each item') }), tableLimits.options),
  },
  'Amounts are euro without VAT',
)

/** Schema of a `FromPrice`. */
export const fromPriceSchema = object('FromPrice', {
  price: { type: 'number', description: 'Euro, set-up included' },
  quantity: { type: 'integer' },
})

const choiceName = { type: 'string', maxLength: tableLimits.nameLength }

const colours = (description: string) => ({
  type: 'integer',
  minimum: 1,
  maximum: tableLimits.colours,
  description,
})

const choice = {
  technique: choiceName,
  sides: { type: 'integer', minimum: 1, maximum: tableLimits.sides },
  colours: colours('On each side, or on the first one'),
  secondColours: colours('On the second side; without it as many as on the first'),
  options: list(choiceName, tableLimits.options),
}

/** Schema of a `PriceChoice`. */
export const choiceSchema = object('PrintChoice', choice)

const { sides: _, ...sideChoice } = choice

/** Schema of a `PriceChoice` whose sides follow from the design. */
export const sideChoiceSchema = object('DesignPrintChoice', sideChoice)

const euro = { type: 'number', description: 'Euro' }

/** Schema of a `LineEstimate`. */
export const estimateSchema = object('LineEstimate', {
  ...choice,
  pricePerItem: euro,
  setupFee: euro,
  net: { type: 'number', description: 'Euro, without VAT, set-up included' },
  vat: euro,
  total: euro,
})
