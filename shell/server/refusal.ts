import type { Language } from '@stampa/platform/language'

/** Reason why a form sent without JavaScript is refused. */
export type RefusalReason = keyof typeof texts

const texts = {
  elsewhere: {
    el: 'Η φόρμα στάλθηκε από άλλον ιστότοπο.',
    en: 'The form was sent by another site.',
  },
  tooLarge: {
    el: 'Το αρχείο είναι πολύ μεγάλο: μαζί με τη φόρμα μπορεί να είναι έως 6 MB.',
    en: 'The file is too large: together with the form it may have 6 MB.',
  },
  tooManyFields: {
    el: 'Η φόρμα έχει πάρα πολλά πεδία.',
    en: 'The form has too many fields.',
  },
  tooMuchText: {
    el: 'Η φόρμα έχει πάρα πολύ κείμενο.',
    en: 'The form has too much text.',
  },
  noAction: { el: 'Η σελίδα δεν δέχεται φόρμα.', en: 'The page takes no form.' },
  noForm: { el: 'Δεν ήταν φόρμα.', en: 'It was no form.' },
  failed: {
    el: 'Κάτι πήγε στραβά. Δοκιμάστε ξανά σε λίγο.',
    en: 'Something went wrong. Try again in a moment.',
  },
} as const

const refused = {
  el: { title: 'Η αποστολή δεν ολοκληρώθηκε', back: 'Πίσω στη σελίδα' },
  en: { title: 'This could not be sent', back: 'Back to the page' },
} as const

/**
 * Returns the document that explains a refusal.
 *
 * @param page address of the page with the form
 */
export function refusalDocument(
  reason: RefusalReason,
  page: URL,
  language: Language = 'el',
): string {
  const { title, back } = refused[language]
  return notice(language, { title, text: texts[reason][language], way: page.href, label: back })
}

const lost = {
  missing: {
    el: {
      title: 'Η σελίδα δεν βρέθηκε',
      text: 'Ο σύνδεσμος ίσως είναι παλιός ή η διεύθυνση γράφτηκε λάθος.',
    },
    en: {
      title: 'Page not found',
      text: 'The link may be old, or the address may be misspelt.',
    },
  },
  unreadable: {
    el: {
      title: 'Η διεύθυνση δεν διαβάζεται',
      text: 'Ίσως κόπηκε κατά την αντιγραφή. Ελέγξτε τη ή ξεκινήστε από την αρχική σελίδα.',
    },
    en: {
      title: 'This address cannot be read',
      text: 'It may have been cut off when it was copied. Check it, or begin at the home page.',
    },
  },
  noPreview: {
    el: {
      title: 'Η προεπισκόπηση δεν υπάρχει',
      text: 'Ο σύνδεσμος έληξε ή δεν αντιγράφηκε ολόκληρος. Ζητήστε νέο από αυτόν που σας τον έστειλε.',
    },
    en: {
      title: 'There is no such preview',
      text: 'The link has ended, or was not copied as a whole. Ask whoever sent it for a new one.',
    },
  },
} as const

const homePage = { el: 'Αρχική σελίδα', en: 'Home page' } as const

/**
 * Returns the document for an address that leads to no page.
 *
 * @param reason it has no page, it cannot be decoded, or it is a preview's link that does not count, or no longer
 */
export function lostDocument(reason: keyof typeof lost, language: Language = 'el'): string {
  return notice(language, { ...lost[reason][language], way: '/', label: homePage[language] })
}

interface Notice {
  title: string
  text: string
  /** Address of the link that leads on. */
  way: string
  label: string
}

/** Needs only the gateway's stylesheet, because page rendering may have failed. */
function notice(language: Language, { title, text, way, label }: Notice): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Stampa</title>
<link rel="stylesheet" href="/_gateway/unavailable.css">
</head>
<body>
<main>
<p class="marks" aria-hidden="true"><span></span><span></span><span></span><span></span></p>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="${way.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">${label}</a></p>
</main>
</body>
</html>
`
}
