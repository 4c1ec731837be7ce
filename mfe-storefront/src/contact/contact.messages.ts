import { defineMessages } from '@stampa/platform'
import { daysOf, hoursOf, type OpeningSpan } from './opening-hours.ts'

export const contactMessages = defineMessages({
  title: { el: 'Επικοινωνία', en: 'Contact' },
  description: {
    el: 'Γράψτε μας, τηλεφωνήστε ή περάστε από το εργαστήριο.',
    en: 'Write to us, call us or drop by the workshop.',
  },
  write: { el: 'Στείλτε μας μήνυμα', en: 'Send us a message' },
  details: { el: 'Στοιχεία επικοινωνίας', en: 'Contact details' },
  address: { el: 'Διεύθυνση', en: 'Address' },
  telephone: { el: 'Τηλέφωνο', en: 'Telephone' },
  email: { el: 'E-mail', en: 'Email' },
  hours: { el: 'Ωράριο', en: 'Opening hours' },
  span: {
    el: (span: OpeningSpan) => `${daysOf(span, 'el')} ${hoursOf(span, 'el') ?? 'κλειστά'}`,
    en: (span: OpeningSpan) => `${daysOf(span, 'en')} ${hoursOf(span, 'en') ?? 'closed'}`,
    specified: 'en',
  },
})
