import { BRANDS, type Brand } from './brands.ts'
import { logoAlt, markSheet } from './logo-sheet.ts'
import { clearPng } from './raster.ts'
import type { DemoTestimonial } from './types.ts'

/** What a customer says, before the logo is painted. */
interface Opinion {
  readonly customerName: string
  readonly brand: Brand
  readonly testimonial: string
}

const OPINIONS: readonly Opinion[] = [
  {
    customerName: 'Ελένη Μαυράκη, Καφεκοπτείο Λιακάδα',
    brand: BRANDS.cafe,
    testimonial:
      'Ζήτησα ποδιές και πήρα ολόκληρη ταυτότητα. Ο κόκκος στο κέντημα βγήκε τόσο καθαρός, που οι πελάτες ρωτούν αν τις πουλάμε.',
  },
  {
    customerName: 'Νίκος Σταματίου, Δρόμος του Όρμου',
    brand: BRANDS.race,
    testimonial:
      'Χίλια εκατό μπλουζάκια, δέκα μεγέθη, ούτε ένα λάθος. Την παραμονή του αγώνα κοιμήθηκα, κι αυτό δεν μου είχε ξανασυμβεί.',
  },
  {
    customerName: 'Κατερίνα Βλάχου, Ξενοδοχείο Γαλάζια Πέτρα',
    brand: BRANDS.hotel,
    testimonial:
      'Οι επισκέπτες φεύγουν με την τσάντα στον ώμο και μας γράφουν από το αεροδρόμιο πού μπορούν να βρουν άλλη μία. Καλύτερη διαφήμιση δεν ξέρω.',
  },
  {
    customerName: 'Γιώργος Αναγνώστου, Ζυθοποιία Άγρια Πηγή',
    brand: BRANDS.brewery,
    testimonial:
      'Αλλάζουμε ετικέτα κάθε εποχή και το πράσινο βγαίνει πάντα το ίδιο. Μας πήραν τηλέφωνο για μια γραμμή πάχους μισού χιλιοστού. Αυτό λέει πολλά.',
  },
  {
    customerName: 'Δήμητρα Κωνσταντίνου, Εκπαιδευτήρια Ορίζοντες',
    brand: BRANDS.school,
    testimonial:
      'Οι στολές ήρθαν χωρισμένες ανά τάξη, με το όνομα κάθε παιδιού επάνω. Τις μοιράσαμε σε ένα διάλειμμα, ενώ άλλες χρονιές θέλαμε μια εβδομάδα.',
  },
  {
    customerName: 'Άρης Παπαδόγιαννης, Νήμα Λογισμικό',
    brand: BRANDS.software,
    testimonial:
      'Στέλνουμε ένα μήνυμα με το μέγεθος και τη διεύθυνση, και σε δύο ημέρες ο νέος συνάδελφος ανοίγει το κουτί του. Δεν χρειάστηκε να ρωτήσουμε ποτέ πού βρίσκεται.',
  },
]

export function demoTestimonials(): Promise<DemoTestimonial[]> {
  return Promise.all(
    OPINIONS.map(async ({ customerName, brand, testimonial }) => ({
      customerName,
      testimonial,
      companyLogo: await clearPng(markSheet(brand, 256)),
      companyLogoAlt: logoAlt(brand),
    })),
  )
}
