import { defineMessages } from '@stampa/platform'

export const companyMessages = defineMessages({
  heading: { en: 'Company', el: 'Εταιρεία' },
  contact: { en: 'Contact', el: 'Επικοινωνία' },
  location: { en: 'Location', el: 'Διεύθυνση' },
  telephone: { en: 'Telephone', el: 'Τηλέφωνο' },
  email: { en: 'Email', el: 'E-mail' },
  social: { en: 'Social links', el: 'Κοινωνικά δίκτυα' },
  facebook: { en: 'Facebook', el: 'Facebook' },
  instagram: { en: 'Instagram', el: 'Instagram' },
  twitter: { en: 'Twitter', el: 'Twitter' },
  linkedin: { en: 'LinkedIn', el: 'LinkedIn' },
  images: { en: 'Logo and favicon', el: 'Λογότυπο και εικονίδιο' },
  logo: { en: 'Logo', el: 'Λογότυπο' },
  favicon: { en: 'Favicon', el: 'Εικονίδιο' },
  legal: { en: 'Legal identity', el: 'Νομικά στοιχεία' },
  legalHint: {
    en: 'The law wants these on the site and on offers.',
    el: 'Ο νόμος τα θέλει στον ιστότοπο και στις προσφορές.',
  },
  legalName: { en: 'Legal name', el: 'Επωνυμία' },
  legalForm: { en: 'Legal form', el: 'Νομική μορφή' },
  vatNumber: { en: 'VAT number (ΑΦΜ)', el: 'ΑΦΜ' },
  taxOffice: { en: 'Tax office (ΔΟΥ)', el: 'ΔΟΥ' },
  registryNumber: { en: 'Registry number (ΓΕΜΗ)', el: 'Αριθμός ΓΕΜΗ' },
  openingHours: { en: 'Opening hours', el: 'Ωράριο' },
  hoursHint: {
    en: 'Both times empty: closed on these days.',
    el: 'Χωρίς ώρες: κλειστά αυτές τις ημέρες.',
  },
  span: { en: (place: number) => `Hours ${place}`, el: (place: number) => `Ωράριο ${place}` },
  closed: { en: 'closed', el: 'κλειστά' },
  from: { en: 'From', el: 'Από' },
  to: { en: 'To', el: 'Έως' },
  opens: { en: 'Opens', el: 'Ανοίγει' },
  closes: { en: 'Closes', el: 'Κλείνει' },
  addSpan: { en: 'Add hours', el: 'Προσθήκη ωραρίου' },
  removeSpan: {
    en: (place: number) => `Remove hours ${place}`,
    el: (place: number) => `Αφαίρεση ωραρίου ${place}`,
  },
})

/** Days of the week, as their short names in the settings. */
export const dayMessages = defineMessages({
  mon: { en: 'Monday', el: 'Δευτέρα' },
  tue: { en: 'Tuesday', el: 'Τρίτη' },
  wed: { en: 'Wednesday', el: 'Τετάρτη' },
  thu: { en: 'Thursday', el: 'Πέμπτη' },
  fri: { en: 'Friday', el: 'Παρασκευή' },
  sat: { en: 'Saturday', el: 'Σάββατο' },
  sun: { en: 'Sunday', el: 'Κυριακή' },
})
