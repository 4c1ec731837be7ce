import { defineMessages } from '@stampa/platform'

export const companyMessages = defineMessages({
  heading: { en: 'Company', el: 'Εταιρεία' },
  language: { en: 'Language', el: 'Γλώσσα' },
  contact: { en: 'Contact', el: 'Επικοινωνία' },
  social: { en: 'Social links', el: 'Κοινωνικά δίκτυα' },
  images: { en: 'Logo and favicon', el: 'Λογότυπο και εικονίδιο' },
  prices: { en: 'Prices', el: 'Τιμές' },
  legal: { en: 'Legal identity', el: 'Νομικά στοιχεία' },
  legalHint: {
    en: 'The law wants these on the site and on offers.',
    el: 'Ο νόμος τα θέλει στον ιστότοπο και στις προσφορές.',
  },
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
