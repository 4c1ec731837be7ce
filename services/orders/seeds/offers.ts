import type { DemoOffer } from './types.ts'

/** Offers in every status, oldest first: their numbers follow their dates. */
export const offers: readonly DemoOffer[] = [
  {
    daysAgo: 61,
    days: 30,
    customerName: 'Δρομικός Όμιλος Πεδίου',
    customerEmail: 'grafeio@dromikos-omilos.example',
    customerAddress: 'Οδός Σταδίου 1\n100 00 Αθήνα',
    statuses: ['Sent', 'Accepted'],
    comment: 'Τηλεφωνικά.',
    order: 0,
    items: [{ sku: 0, quantity: 180, printCostPerItem: 1.4, marginPercentage: 28, setupFee: 30 }],
  },
  {
    daysAgo: 47,
    days: 30,
    customerName: 'Καφεκοπτείο Ανατολή',
    customerEmail: 'info@kafekopteio-anatoli.example',
    statuses: ['Sent', 'Accepted'],
    order: 1,
    items: [
      { sku: 10, quantity: 72, printCostPerItem: 0.9, marginPercentage: 35 },
      { sku: 8, quantity: 100, printCostPerItem: 0.65, marginPercentage: 32 },
    ],
  },
  {
    daysAgo: 40,
    days: 14,
    customerName: 'Συνέδριο Θάλασσα',
    customerEmail: 'events@synedrio-thalassa.example',
    statuses: ['Sent'],
    items: [{ sku: 13, quantity: 400, printCostPerItem: 0.12, marginPercentage: 40 }],
  },
  {
    daysAgo: 18,
    days: 30,
    customerName: 'Ποδηλατική Παρέα',
    customerEmail: 'nikos@podilates.example',
    statuses: ['Sent', 'Rejected'],
    comment: 'Βρήκαν φθηνότερα.',
    items: [{ sku: 4, quantity: 35, printCostPerItem: 2.2, marginPercentage: 30 }],
  },
  {
    daysAgo: 5,
    days: 30,
    customerName: 'Λογισμικό Δέλτα',
    customerEmail: 'hr@logismiko-delta.example',
    customerAddress: 'Λεωφόρος Τεχνολογίας 7\n150 00 Μαρούσι',
    notes: 'Συσκευασία σε κουτί ανά άτομο, παράδοση στα γραφεία.',
    setupFee: 45,
    statuses: ['Sent'],
    order: 6,
    items: [
      {
        sku: 3,
        quantity: 60,
        printCostPerItem: 1.8,
        marginPercentage: 30,
        setupFee: 40,
        quantityBreaks: [100, 250],
      },
      { sku: 12, quantity: 60, printCostPerItem: 1.1, marginPercentage: 34 },
    ],
  },
  {
    daysAgo: 1,
    days: 30,
    customerName: 'Σύλλογος Γονέων 15ου',
    customerEmail: 'syllogos@goneis-15.example',
    statuses: [],
    order: 4,
    items: [
      { sku: 9, quantity: 220, printCostPerItem: 0.7, marginPercentage: 25 },
      { sku: 6, quantity: 20, printCostPerItem: 0.8, marginPercentage: 25 },
    ],
  },
]
