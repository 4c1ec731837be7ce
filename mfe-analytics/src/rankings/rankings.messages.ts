import { specifiedInEnglish } from '../shared/messages.ts'

export const rankingMessages = specifiedInEnglish({
  popularPages: { el: 'Δημοφιλέστερες σελίδες', en: 'Most Popular Pages' },
  noPages: {
    el: 'Δεν έχουν καταγραφεί ακόμη προβολές. Περιηγηθείτε για να δείτε δημοφιλείς σελίδες!',
    en: 'No page views recorded yet. Start browsing to see popular pages!',
  },
  trafficSources: { el: 'Πηγές επισκέψεων', en: 'Traffic Sources' },
  noSources: {
    el: 'Δεν υπάρχουν ακόμη στοιχεία για τις πηγές.',
    en: 'No traffic source data available yet.',
  },
  geographic: { el: 'Γεωγραφική κατανομή', en: 'Geographic Distribution' },
  noCountries: {
    el: 'Δεν υπάρχουν ακόμη γεωγραφικά στοιχεία.',
    en: 'No geographic data available yet.',
  },
  entryPage: { el: 'Σελίδες εισόδου', en: 'Entry Pages' },
  exitPage: { el: 'Σελίδες εξόδου', en: 'Exit Pages' },
  campaign: { el: 'Καμπάνιες', en: 'Campaigns' },
  city: { el: 'Πόλεις', en: 'Cities' },
  device: { el: 'Συσκευές', en: 'Devices' },
  browser: { el: 'Φυλλομετρητές', en: 'Browsers' },
  os: { el: 'Λειτουργικά συστήματα', en: 'Operating Systems' },
  userType: { el: 'Τύποι χρηστών', en: 'User Types' },
  nothing: { el: 'Τίποτα σε αυτή την περίοδο.', en: 'Nothing in this period.' },
  rank: { el: 'Θέση', en: 'Rank' },
  pageColumn: { el: 'Σελίδα', en: 'Page' },
  sourceColumn: { el: 'Πηγή', en: 'Source' },
  countryColumn: { el: 'Χώρα', en: 'Country' },
  nameColumn: { el: 'Όνομα', en: 'Name' },
  visits: { el: 'Προβολές', en: 'Visits' },
  share: { el: 'Ποσοστό', en: 'Share' },
  all: { el: (count: number) => `Όλα (${count})`, en: (count: number) => `Show all ${count}` },
  fewer: { el: 'Λιγότερα', en: 'Show fewer' },
  attribution: { el: 'Χώρες και πόλεις:', en: 'Countries and cities:' },
  attributionLink: { el: 'IP Geolocation by DB-IP', en: 'IP Geolocation by DB-IP' },
})
