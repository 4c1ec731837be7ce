import { defineMessages, useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { staticHandle } from '../shared/page-handle.ts'
import { type LegalSection, LegalText } from './legal-text.tsx'

const el: readonly LegalSection[] = [
  {
    heading: 'Ποιοι είμαστε',
    paragraphs: [
      'Υπεύθυνη για τα στοιχεία σας είναι η επιχείρηση που τυπώνει τις παραγγελίες σας. Η επωνυμία, η έδρα και τα στοιχεία επικοινωνίας της βρίσκονται στο τέλος κάθε σελίδας και στη σελίδα επικοινωνίας.',
      'Μπορείτε να διαβάσετε όλο τον ιστότοπο χωρίς λογαριασμό και χωρίς να μας δώσετε κανένα στοιχείο.',
    ],
  },
  {
    heading: 'Τι κρατάμε όταν μας γράφετε ή παραγγέλνετε',
    paragraphs: ['Κρατάμε μόνο όσα μας στέλνετε εσείς:'],
    points: [
      'Μήνυμα επικοινωνίας: όνομα, e-mail, το μήνυμά σας και, αν τα συμπληρώσετε, εταιρεία, τηλέφωνο και θέμα.',
      'Παραγγελία με δικό σας σχέδιο: προϊόντα και ποσότητες, μεγέθη και χρώματα, θέσεις εκτύπωσης, e-mail, τηλέφωνο και, αν τα συμπληρώσετε, προθεσμία, εταιρεία και ΑΦΜ, η εικόνα και το αρχείο για εκτύπωση που ανεβάζετε.',
      'Παραγγελία από το στούντιο σχεδίασης: προϊόντα και ποσότητες, τα σχέδια με τις εικόνες, τα ονόματα και τους αριθμούς τους, e-mail, τηλέφωνο και σημειώσεις.',
      'Προσφορά: όσα χρειάζονται για να συνταχθεί και να τιμολογηθεί.',
      'Συνομιλία: όσα μας απαντάτε, και όσα σας απαντάμε, στη σελίδα ενός μηνύματος ή μιας παραγγελίας.',
      'Κριτική: τα αστέρια, το κείμενο και το όνομα που επιλέγετε. Μόνο αυτά δημοσιεύονται, και σβήνονται μαζί με την παραγγελία.',
    ],
  },
  {
    heading: 'Γιατί τα χρειαζόμαστε',
    paragraphs: [
      'Για να σας απαντήσουμε, να ετοιμάσουμε την προσφορά, να τυπώσουμε την παραγγελία σας και να τηρήσουμε τις φορολογικές μας υποχρεώσεις. Δεν τα πουλάμε, δεν τα παραχωρούμε για διαφήμιση και δεν παίρνουμε αυτοματοποιημένες αποφάσεις με αυτά.',
      'Οι εικόνες που ανεβάζετε δεν δημοσιεύονται: τις βλέπει μόνο το προσωπικό που δουλεύει την παραγγελία σας.',
    ],
  },
  {
    heading: 'Cookies και αποθήκευση στον φυλλομετρητή',
    paragraphs: [
      'Τα απαραίτητα θυμούνται μόνο όσα επιλέγετε εσείς: αν δεχτήκατε τη στατιστική ή όχι (cookieConsent), και τη γλώσσα, αν την αλλάξετε. Δεν απενεργοποιούνται, γιατί αλλιώς θα σας ρωτούσαμε σε κάθε σελίδα.',
      'Όσα γράφετε σε μια φόρμα μένουν στον φυλλομετρητή σας μέχρι να τα στείλετε· μετά από μία ημέρα δεν χρησιμοποιούνται πια. Το σχέδιό σας στο στούντιο, με τις μακέτες και τις εικόνες του, μένει στον φυλλομετρητή σας μέχρι να το διαγράψετε ή να το παραγγείλετε. Δεν τα βλέπουμε πριν τα στείλετε. Μόνο μια φωτογραφία HEIC ή ένα αρχείο PDF ή AI στέλνεται στους διακομιστές μας μόλις το διαλέξετε, για να γίνει εικόνα, και δεν αποθηκεύεται εκεί.',
      'Αν ζητήσετε στο στούντιο σύνδεσμο για να συνεχίσετε σε άλλη συσκευή, το σχέδιο με τις εικόνες του αποθηκεύεται στους διακομιστές μας για 30 ημέρες και το βλέπει όποιος έχει τον σύνδεσμο.',
      'Τα cookies στατιστικής (analytics_session_id, διάρκεια 24 ώρες) αποθηκεύονται μόνο αφού δώσετε ρητή συγκατάθεση. Πριν από αυτήν, ή αν την αρνηθείτε, δεν αποθηκεύεται και δεν αποστέλλεται τίποτα. Αν ο φυλλομετρητής σας ζητά να μη σας παρακολουθούν (Do Not Track, Global Privacy Control), το θεωρούμε άρνηση.',
      'Αν δεχτείτε και τα μη απαραίτητα, ο φυλλομετρητής σας θυμάται τα προϊόντα που είδατε τελευταία (seenProducts), για να τα βρείτε ξανά. Δεν στέλνονται ποτέ σε εμάς και σβήνονται μόλις αρνηθείτε.',
      'Αλλάζετε γνώμη όποτε θέλετε από τον σύνδεσμο «Ρυθμίσεις cookies» στο τέλος κάθε σελίδας. Η ανάκληση ισχύει αμέσως.',
    ],
  },
  {
    heading: 'Τι μετράμε, αν το δεχτείτε',
    paragraphs: [
      'Ποιες σελίδες ανοίγετε, πότε και για πόσο, από ποιον ιστότοπο ήρθατε, τη χώρα και την πόλη κατά προσέγγιση, και το είδος της συσκευής σας. Η διεύθυνση IP χρησιμοποιείται μόνο για να βρεθεί η χώρα και η πόλη και δεν αποθηκεύεται πουθενά.',
      'Τα στατιστικά μένουν σε δικούς μας διακομιστές και διατηρούνται έως 2 έτη.',
    ],
  },
  {
    heading: 'Για πόσο τα κρατάμε',
    paragraphs: ['Όσο χρειάζεται και όχι περισσότερο:'],
    points: [
      'Μηνύματα και παραγγελίες: όσο διαρκεί η συνεργασία μας και όσο το απαιτεί η φορολογική νομοθεσία.',
      'Όσα διαγράφουμε: μένουν 30 ημέρες στον κάδο, για να διορθωθεί ένα λάθος, και μετά χάνονται οριστικά.',
      'Στατιστικά: έως 2 έτη.',
    ],
  },
  {
    heading: 'Τα δικαιώματά σας',
    paragraphs: [
      'Σύμφωνα με τον Γενικό Κανονισμό Προστασίας Δεδομένων (ΕΕ 2016/679) μπορείτε να ζητήσετε να δείτε τα στοιχεία σας, να τα διορθώσετε, να τα διαγράψετε, να τα πάρετε μαζί σας ή να περιορίσετε τη χρήση τους, και να ανακαλέσετε μια συγκατάθεση. Απαντάμε μέσα σε έναν μήνα.',
      'Αν πιστεύετε ότι παραβιάζουμε τα δικαιώματά σας, μπορείτε να απευθυνθείτε στην Αρχή Προστασίας Δεδομένων Προσωπικού Χαρακτήρα.',
    ],
  },
  {
    heading: 'Ανήλικοι',
    paragraphs: [
      'Ο ιστότοπος δεν απευθύνεται σε παιδιά κάτω των 13 ετών και δεν συλλέγουμε εν γνώσει μας στοιχεία τους. Αν ένα παιδί μάς έστειλε στοιχεία, γράψτε μας και θα τα διαγράψουμε.',
    ],
  },
]

const en: readonly LegalSection[] = [
  {
    heading: 'Who we are',
    paragraphs: [
      'The business that prints your orders is responsible for your data. Its name, seat and contact details stand at the foot of every page and on the contact page.',
      'You can read the whole site without an account and without giving us any data.',
    ],
  },
  {
    heading: 'What we keep when you write to us or order',
    paragraphs: ['Only what you send us yourself:'],
    points: [
      'A contact message: name, e-mail, your message and, if you fill them in, company, telephone and subject.',
      'A custom order: products and quantities, sizes and colours, print areas, e-mail, telephone and, if you fill them in, deadline, company and VAT number, the image and the file for print that you upload.',
      'An order from the design studio: products and quantities, the designs with their images, names and numbers, e-mail, telephone and notes.',
      'An offer: what it takes to draw it up and to invoice it.',
      'A conversation: what you and we reply on the page of a message or an order.',
      'A review: the stars, the text and the name that you choose. Only these are published, and they are deleted with the order.',
    ],
  },
  {
    heading: 'Why we need it',
    paragraphs: [
      'To answer you, to prepare the offer, to print your order and to meet our tax obligations. We do not sell it, do not pass it on for advertising and take no automated decisions with it.',
      'The images that you upload are not published: only the staff who work on your order see them.',
    ],
  },
  {
    heading: 'Cookies and storage in your browser',
    paragraphs: [
      'The necessary ones remember only what you choose: whether you accepted analytics (cookieConsent), and the language, if you change it. They cannot be turned off, because then we would have to ask on every page.',
      'What you type in a form stays in your browser until you send it; after a day it is no longer used. Your design in the studio, with its mockups and images, stays in your browser until you delete or order it. We do not see it before you send it. Only a HEIC photo, or a PDF or AI file, is sent to our servers as soon as you choose it, to become an image, and is not stored there.',
      'If you ask the studio for a link to go on with another device, the design and its images are stored on our servers for 30 days, and everyone who has the link can see it.',
      'Analytics cookies (analytics_session_id, for 24 hours) are set only after your explicit consent. Before it, or if you refuse, nothing is stored and nothing is sent. If your browser asks not to be tracked (Do Not Track, Global Privacy Control), we take that for a refusal.',
      'If you accept more than the necessary ones, your browser remembers the products that you saw last (seenProducts), so that you find them again. They are never sent to us, and are deleted as soon as you refuse.',
      'You can change your mind at any time with the “Cookie settings” link at the foot of every page. A withdrawal takes effect at once.',
    ],
  },
  {
    heading: 'What we count, if you agree',
    paragraphs: [
      'Which pages you open, when and for how long, which site you came from, your country and approximate city, and the kind of your device. The IP address is used only to find country and city and is stored nowhere.',
      'Analytics data stays on our own servers and is kept for up to 2 years.',
    ],
  },
  {
    heading: 'How long we keep it',
    paragraphs: ['As long as it is needed, and no longer:'],
    points: [
      'Messages and orders: as long as we work together, and as long as tax law demands.',
      'What we delete: 30 days in the bin, so that a mistake can be mended, and then it is gone for good.',
      'Analytics: up to 2 years.',
    ],
  },
  {
    heading: 'Your rights',
    paragraphs: [
      'Under the General Data Protection Regulation (EU 2016/679) you may ask to see your data, to have it corrected or deleted, to take it with you or to restrict its use, and you may withdraw a consent. We answer within a month.',
      'If you believe that we infringe your rights you can turn to the Hellenic Data Protection Authority.',
    ],
  },
  {
    heading: 'Minors',
    paragraphs: [
      'The site is not meant for children under the age of 13 and we do not knowingly collect their data. If a child has sent us data, write to us and we will delete it.',
    ],
  },
]

const messages = defineMessages({
  title: { el: 'Πολιτική απορρήτου', en: 'Privacy Policy' },
  description: {
    el: 'Ποια στοιχεία κρατάμε, γιατί, για πόσο, και πώς τα ελέγχετε.',
    en: 'Which data we keep, why, for how long, and how you control it.',
  },
  sections: { el, en },
  contact: { el: 'Ρωτήστε μας για τα στοιχεία σας', en: 'Ask us about your data' },
})

export const handle = staticHandle(messages, '/privacy')

export function Component(): ReactElement {
  const texts = useMessages(messages)
  return <LegalText {...texts} note={texts.description} />
}
