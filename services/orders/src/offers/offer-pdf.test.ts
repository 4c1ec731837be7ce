import { priceLine } from '@stampa/pricing'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, test } from 'vitest'
import type { CustomerItem, CustomerOffer } from './customer-offer.ts'
import { printOffer } from './offer-pdf.ts'

const company = {
  legalName: 'Στάμπα Εκτυπώσεις',
  legalForm: 'Ι.Κ.Ε.',
  vatNumber: '801234567',
  taxOffice: 'Α΄ Αθηνών',
  registryNumber: '123456701000',
  location: 'Ερμού 42, 105 63 Αθήνα',
  telephone: '+30 210 000 0000',
  email: 'info@stampa.example',
}

const nobody = Object.fromEntries(
  Object.keys(company).map(field => [field, '']),
) as unknown as typeof company

const amounts = priceLine({
  priceWithoutVAT: 500n,
  printCostPerItem: 200n,
  quantity: 100,
  marginPercentage: 3000n,
  setupFee: 0n,
})

const total = { netTotal: amounts.netRevenue, vat: amounts.vat, total: amounts.totalRevenue }

const item: CustomerItem = {
  skuCode: 'SKU-00042',
  description: 'Μπλουζάκι βαμβακερό',
  quantity: 100,
  pricePerItemWithoutVAT: amounts.sellingPricePerItemWithoutVAT,
  pricePerItemWithVAT: amounts.sellingPricePerItemWithVAT,
  ...total,
  printPositions: [],
  vatRate: 24,
  discount: 0n,
  quantityBreaks: [],
}

const offer: CustomerOffer = {
  number: 'ΠΡ-2026-0042',
  status: 'Sent',
  version: 2,
  customerName: 'Καφέ Αύρα',
  customerEmail: 'info@avra.example',
  customerAddress: 'Αγίου Νικολάου 14, Πάτρα',
  offerDate: '2026-11-20',
  validUntil: '2026-12-20',
  notes: 'Παράδοση σε 10 εργάσιμες ημέρες.',
  terms: '',
  items: [item],
  setup: null,
  discount: 0n,
  deposit: 0n,
  vatRates: [{ rate: 24, netTotal: total.netTotal, vat: total.vat }],
  ...total,
  decidedAt: null,
  termsAcceptedBy: null,
}

async function read(pdf: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)))
  // Amounts and their currency sign are joined by a no-break space.
  return text.map(page => page.replaceAll(/\s+/g, ' '))
}

async function print(fields: Partial<CustomerOffer> = {}, seller = company): Promise<string[]> {
  return read(await printOffer({ ...offer, ...fields }, seller))
}

describe('a printed offer', () => {
  test('contains discounts, and the VAT by its rate when there are several', async () => {
    const [text] = await print({
      items: [
        { ...item, discount: 1254n, printPositions: ['Στήθος', 'Μανίκι'] },
        { ...item, skuCode: '', description: 'Μεταφορικά', vatRate: 0 },
      ],
      discount: 10_000n,
      deposit: 64_500n,
      vatRates: [
        { rate: 24, netTotal: 100_000n, vat: 24_000n },
        { rate: 0, netTotal: 5000n, vat: 0n },
      ],
      netTotal: 105_000n,
      vat: 24_000n,
      total: 129_000n,
    })
    for (const part of [
      'Εκτύπωση: Στήθος, Μανίκι',
      'Με έκπτωση 12,54 €',
      'Μεταφορικά',
      'Αξία γραμμών 1.150,00 €',
      'Έκπτωση -100,00 €',
      'Καθαρή αξία 1.050,00 €',
      'ΦΠΑ 24% σε 1.000,00 € 240,00 €',
      'ΦΠΑ 0% σε 50,00 € 0,00 €',
      'Σύνολο 1.290,00 €',
      'Προκαταβολή 645,00 €',
    ]) {
      expect(text).toContain(part)
    }
  })

  test('contains company, customer, lines, prices and VAT in Greek', async () => {
    const [text = '', ...more] = await print({
      setup: { netTotal: 6200n, vat: 1488n, total: 7688n },
    })
    expect(more).toEqual([])
    for (const part of [
      'Προσφορά ΠΡ-2026-0042',
      'Στάμπα Εκτυπώσεις Ι.Κ.Ε.',
      'ΑΦΜ 801234567',
      'ΔΟΥ Α΄ Αθηνών',
      'Αρ. ΓΕΜΗ 123456701000',
      'Έδρα Ερμού 42, 105 63 Αθήνα',
      'Προς Καφέ Αύρα Αγίου Νικολάου 14, Πάτρα info@avra.example',
      'Ημερομηνία 20/11/2026',
      'Ισχύει έως 20/12/2026',
      'Μπλουζάκι βαμβακερό 100 11,28 € 13,99 € 1.128,40 € 1.399,22 € SKU-00042',
      'Έξοδα προετοιμασίας 62,00 € 76,88 €',
      'Καθαρή αξία 1.128,40 €',
      'ΦΠΑ 24% 270,82 €',
      'Σύνολο 1.399,22 €',
      'Σημειώσεις Παράδοση σε 10 εργάσιμες ημέρες.',
      'ισχύει έως και τις 20/12/2026',
      '1 / 1',
    ]) {
      expect(text).toContain(part)
    }
  })

  test('has a title and embedded fonts', async () => {
    const pdf = await printOffer(offer, company)
    const { info } = await getMeta(await getDocumentProxy(new Uint8Array(pdf)))
    expect(info).toMatchObject({ Title: 'Προσφορά ΠΡ-2026-0042 · Στάμπα Εκτυπώσεις Ι.Κ.Ε.' })
    const source = pdf.toString('latin1')
    expect(source.match(/\/FontFile2/g)).toHaveLength(2)
    expect(source).not.toContain('/Helvetica')
    expect(source).toContain('/Lang (el)')
  })

  test('is complete without company data, last day, address or notes', async () => {
    const [text] = await print(
      { validUntil: null, customerAddress: '', customerEmail: '', notes: '' },
      nobody,
    )
    expect(text).toContain('Stampa')
    expect(text).toContain('Σύνολο 1.399,22 €')
    expect(text).not.toMatch(/ΑΦΜ|ΔΟΥ|ΓΕΜΗ|Έδρα|Ισχύει έως|Σημειώσεις/)
  })

  test('shows whether it is a draft, open for signature, or accepted', async () => {
    const [sent] = await print()
    expect(sent).toContain('Για αποδοχή: όνομα και υπογραφή')
    expect(sent).not.toMatch(/πρόχειρο|αποδεκτή/)
    const [draft] = await print({ status: 'Draft' })
    expect(draft).toContain('ΠΡ-2026-0042 · πρόχειρο')
    const decidedAt = new Date('2026-11-30T22:30:00Z')
    const [accepted] = await print({ status: 'Accepted', decidedAt })
    expect(accepted).toContain('Η προσφορά έγινε αποδεκτή στις 01/12/2026.')
    expect(accepted).not.toContain('υπογραφή')
  })

  test('repeats the header on every page', async () => {
    const items = Array.from({ length: 60 }, (_, index) => ({
      ...item,
      description: `Είδος αριθμός ${index + 1} ${'με μακριά περιγραφή '.repeat(index % 5)}`,
      quantityBreaks: [{ ...item, quantity: 500 }],
    }))
    const pages = await print({ items })
    expect(pages.length).toBeGreaterThan(2)
    for (const [index, text] of pages.entries()) {
      expect(text).toContain(`${index + 1} / ${pages.length}`)
      expect(text).toContain('ΠΡ-2026-0042')
      expect(text).toContain('ΑΦΜ 801234567')
    }
    const whole = pages.join(' ')
    for (let index = 1; index <= 60; index++) expect(whole).toContain(`Είδος αριθμός ${index} `)
    expect(whole.match(/Για 500 τεμ\.: 11,28 € \/ τεμ\. \(13,99 € με ΦΠΑ\)/g)).toHaveLength(60)
    expect(whole.match(/Σύνολο 1\.399,22 €/g)).toHaveLength(1)
    const heads = pages.filter(text => text.includes('Περιγραφή Τεμάχια'))
    expect(heads.length).toBe(pages.filter(text => text.includes('Είδος')).length)
  })

  test('accepts notes of any length and texts without glyphs', async () => {
    const pages = await print({
      notes: 'Όρος. '.repeat(800),
      customerName: 'Α\n\n\n\nΒ <script> (\\) 漢字 🙂 \u202e',
      customerAddress: 'x'.repeat(500),
      items: [{ ...item, description: 'y'.repeat(500) }],
    })
    const whole = pages.join(' ')
    expect(whole.match(/Όρος\./g)).toHaveLength(800)
    expect(whole).toContain('Α Β <script> (\\)')
    expect(pages.at(-1)).toContain(`${pages.length} / ${pages.length}`)
  })
})
