import type { Cents } from '@stampa/pricing'
import { fullLegalName } from '@stampa/rules/legal-name'
import { shopDay } from '@stampa/rules/shop-time'
import type { CompanyIdentity } from '@stampa/service-kit/company'
import {
  colours,
  contentWidth,
  page,
  Sheet,
  type TableColumn,
  type TextStyle,
} from '@stampa/service-kit/pdf'
import { greekCount, greekDate, greekEuros } from '../money/greek-format.ts'
import type { CustomerOffer, CustomerPrice, CustomerTotal } from './customer-offer.ts'

/** Shown while the company's name is not set. */
const wordmark = 'Stampa'

const noBreak = '\u00A0'

const muted: TextStyle = { size: 8, colour: colours.muted }

/**
 * Prints an offer in Greek for its customer.
 *
 * @returns the bytes of a PDF
 */
export async function printOffer(offer: CustomerOffer, company: CompanyIdentity): Promise<Buffer> {
  const name = nameOf(company)
  const sheet = new Sheet(`Προσφορά ${offer.number} · ${name}`, each => {
    each.write(name, page.left, page.top, 300, { size: 8, weight: 'bold' })
    const title = `Προσφορά ${offer.number}`
    each.write(title, page.left + 300, page.top, contentWidth - 300, { ...muted, align: 'right' })
    return page.top + 30
  })
  drawLetterhead(sheet, offer, company, name)
  drawCustomer(sheet, offer)
  await drawItems(sheet, offer)
  drawTotals(sheet, offer)
  drawTerms(sheet, offer)
  return sheet.finish((each, number, pages) => drawFooter(each, company, number, pages))
}

function drawLetterhead(
  sheet: Sheet,
  offer: CustomerOffer,
  company: CompanyIdentity,
  name: string,
): void {
  sheet.printMarks()

  const top = page.top + 14
  const left = 280
  const big: TextStyle = { size: 15, weight: 'bold' }
  const nameHeight = sheet.write(oneLine(name), page.left, top, left - 20, big)
  const contact = joined(' · ', [company.telephone, company.email])
  const details = joined('\n', [company.location, contact].map(oneLine))
  const detailsHeight = sheet.write(details, page.left, top + nameHeight + 3, left - 20, muted)

  const right = page.left + left
  const width = contentWidth - left
  const titleStyle: TextStyle = { size: 26, weight: 'bold', align: 'right' }
  const titleHeight = sheet.write('Προσφορά', right, top - 8, width, titleStyle)
  const number = offer.status === 'Draft' ? `${offer.number} · πρόχειρο` : offer.number
  const numberStyle: TextStyle = { ...titleStyle, size: 11, colour: colours.accent }
  const numberHeight = sheet.write(number, right, top - 8 + titleHeight, width, numberStyle)
  sheet.y = top + Math.max(nameHeight + 3 + detailsHeight, titleHeight - 8 + numberHeight) + 22
  sheet.rule(sheet.y)
  sheet.y += 16
}

function drawCustomer(sheet: Sheet, offer: CustomerOffer): void {
  const top = sheet.y
  const width = 280
  label(sheet, 'Προς', page.left, top)
  let y = top + 13
  y += sheet.write(oneLine(offer.customerName), page.left, y, width, { size: 11, weight: 'bold' })
  const address = [offer.customerAddress, offer.customerEmail].filter(Boolean).join('\n')
  if (address !== '') {
    y += sheet.write(address, page.left, y + 2, width, { size: 9, colour: colours.muted }) + 2
  }

  const dates: [string, string][] = [['Ημερομηνία', greekDate(offer.offerDate)]]
  if (offer.validUntil) dates.push(['Ισχύει έως', greekDate(offer.validUntil)])
  let x = page.left + 310
  for (const [name, date] of dates) {
    label(sheet, name, x, top)
    sheet.write(date, x, top + 13, 95, { size: 11 })
    x += 100
  }
  sheet.y = Math.max(y, top + 40) + 24
}

function label(sheet: Sheet, text: string, x: number, y: number): void {
  sheet.write(text, x, y, 200, { size: 7.5, weight: 'bold', colour: colours.muted })
}

const itemColumns: readonly TableColumn[] = [
  { label: 'Περιγραφή', width: 193.28 },
  { label: 'Τεμάχια', width: 44, align: 'right' },
  { label: 'Τιμή τεμαχίου\nχωρίς ΦΠΑ', width: 66, align: 'right' },
  { label: 'Τιμή τεμαχίου\nμε ΦΠΑ', width: 66, align: 'right' },
  { label: 'Αξία\nχωρίς ΦΠΑ', width: 64, align: 'right' },
  { label: 'Αξία\nμε ΦΠΑ', width: 66, align: 'right' },
]

async function drawItems(sheet: Sheet, { items, setup, vatRates }: CustomerOffer): Promise<void> {
  const rows = items.map(item => ({
    cells: [
      item.description,
      greekCount(item.quantity),
      greekEuros(item.pricePerItemWithoutVAT),
      greekEuros(item.pricePerItemWithVAT),
      ...totals(item),
    ],
    notes: [
      item.skuCode,
      item.printPositions.length > 0 ? `Εκτύπωση: ${item.printPositions.join(', ')}` : '',
      vatRates.length > 1 ? vatLabel(item.vatRate) : '',
      item.discount > 0n ? `Με έκπτωση ${greekEuros(item.discount)}` : '',
      ...item.quantityBreaks.map(breakText),
      item.discount > 0n && item.quantityBreaks.length > 0
        ? 'Οι άλλες ποσότητες έχουν ανάλογη έκπτωση ανά τεμάχιο.'
        : '',
    ]
      .filter(Boolean)
      .join('\n'),
  }))
  const setupRow = setup && { cells: ['Έξοδα προετοιμασίας', '', '', '', ...totals(setup)] }
  await sheet.table(itemColumns, setupRow ? [...rows, setupRow] : rows, {
    cell: { size: 9 },
    padding: [5, 7],
  })
}

/** Draws the sums on the right, all on one page. */
function drawTotals(sheet: Sheet, offer: CustomerOffer): void {
  const sums = sumsOf(offer)
  const width = 230
  const left = page.left + contentWidth - width
  const row = 17
  sheet.makeRoom((sums.length + 1) * row + 64)
  sheet.y += 10
  for (const [label, amount] of sums) {
    sheet.write(label, left, sheet.y, 140, { size: 9.5, colour: colours.muted })
    const figures: TextStyle = { size: 9.5, align: 'right', tabular: true }
    sheet.write(greekEuros(amount), left + 140, sheet.y, width - 140, figures)
    sheet.y += row
  }
  sheet.box(left, sheet.y + 1, width, 1.5, colours.accent)
  sheet.y += 9
  const sum: TextStyle = { size: 13, weight: 'bold' }
  sheet.write('Σύνολο', left, sheet.y, 80, sum)
  const sumStyle: TextStyle = { ...sum, align: 'right', tabular: true }
  sheet.write(greekEuros(offer.total), left + 80, sheet.y, width - 80, sumStyle)
  sheet.y += 30
  if (offer.deposit > 0n) {
    sheet.y -= 6
    const part = `Προκαταβολή ${greekEuros(offer.deposit)}`
    sheet.write(part, left, sheet.y, width, { size: 9.5, align: 'right', tabular: true })
    sheet.y += 24
  }
}

/** Returns the rows above the total. */
function sumsOf({ netTotal, vat, discount, vatRates }: CustomerOffer): [string, Cents][] {
  return [
    ...(discount > 0n
      ? ([
          ['Αξία γραμμών', netTotal + discount],
          ['Έκπτωση', -discount],
        ] as [string, Cents][])
      : []),
    ['Καθαρή αξία', netTotal],
    ...(vatRates.length > 1
      ? vatRates.map((sum): [string, Cents] => [
          `${vatLabel(sum.rate)} σε ${greekEuros(sum.netTotal)}`,
          sum.vat,
        ])
      : ([[vatLabel(vatRates[0]?.rate ?? 0), vat]] as [string, Cents][])),
  ]
}

function vatLabel(rate: number): string {
  return `ΦΠΑ ${rate}%`
}

function totals({ netTotal, total }: CustomerTotal): string[] {
  return [greekEuros(netTotal), greekEuros(total)]
}

function breakText(line: CustomerPrice): string {
  const net = greekEuros(line.pricePerItemWithoutVAT)
  const gross = greekEuros(line.pricePerItemWithVAT)
  return `Για ${greekCount(line.quantity)} τεμ.: ${net} / τεμ. (${gross} με ΦΠΑ)`
}

function drawTerms(sheet: Sheet, offer: CustomerOffer): void {
  drawText(sheet, 'Σημειώσεις', offer.notes)
  drawText(sheet, 'Όροι', offer.terms)
  const validity = offer.validUntil
    ? ` Η προσφορά ισχύει έως και τις ${greekDate(offer.validUntil)}.`
    : ''
  const terms = `Όλα τα ποσά είναι σε ευρώ. Οι τιμές ανά τεμάχιο είναι στρογγυλεμένες στο λεπτό· ισχύουν οι αξίες των γραμμών και το σύνολο.${validity}`
  sheet.makeRoom(sheet.heightOf(terms, contentWidth, muted) + 46)
  sheet.flow(terms, contentWidth, muted)
  if (offer.status === 'Accepted' && offer.decidedAt) drawAcceptance(sheet, offer, offer.decidedAt)
  else drawSignature(sheet)
}

/** Draws a text under its label; nothing for an empty text. */
function drawText(sheet: Sheet, name: string, text: string): void {
  if (text === '') return
  sheet.makeRoom(60)
  label(sheet, name, page.left, sheet.y)
  sheet.y += 13
  sheet.flow(text, contentWidth, { size: 9 })
  sheet.y += 14
}

function drawAcceptance(sheet: Sheet, { termsAcceptedBy }: CustomerOffer, at: Date): void {
  sheet.y += 14
  const day = greekDate(shopDay(at))
  const text =
    termsAcceptedBy === null
      ? `Η προσφορά έγινε αποδεκτή στις ${day}.`
      : `Η προσφορά και οι όροι της έγιναν αποδεκτοί στις ${day} από: ${termsAcceptedBy}.`
  sheet.write(text, page.left, sheet.y, contentWidth, { size: 9.5, weight: 'bold' })
}

function drawSignature(sheet: Sheet): void {
  sheet.y += 30
  const columns = [
    { text: 'Για αποδοχή: όνομα και υπογραφή', left: page.left, width: 210 },
    { text: 'Ημερομηνία', left: page.left + 240, width: 110 },
  ]
  for (const { text, left, width } of columns) {
    sheet.box(left, sheet.y, width, 0.75, colours.muted)
    sheet.write(text, left, sheet.y + 5, width, { size: 7.5, colour: colours.muted })
  }
}

function drawFooter(sheet: Sheet, company: CompanyIdentity, number: number, pages: number): void {
  const y = page.height - 52
  sheet.rule(y)
  const identity = joined(' · ', [
    nameOf(company),
    labelled('Έδρα', company.location),
    labelled('ΑΦΜ', company.vatNumber),
    labelled('ΔΟΥ', company.taxOffice),
    labelled('Αρ. ΓΕΜΗ', company.registryNumber),
  ])
  const style: TextStyle = { ...muted, size: 7 }
  sheet.write(oneLine(identity), page.left, y + 8, contentWidth - 60, style)
  const left = page.width - page.right - 50
  sheet.write(`${number} / ${pages}`, left, y + 8, 50, { ...style, align: 'right' })
}

/** Joins label and value with no-break spaces. */
function labelled(name: string, value: string): string {
  return value === '' ? '' : `${name} ${value}`.replaceAll(' ', noBreak)
}

function nameOf(company: CompanyIdentity): string {
  return fullLegalName(company) || wordmark
}

function joined(separator: string, parts: readonly string[]): string {
  return parts.filter(Boolean).join(separator)
}

/** Removes line breaks from names and addresses, which would move the text below. */
function oneLine(text: string): string {
  return text.replaceAll(/[^\S\u00A0]+/g, ' ').trim()
}
