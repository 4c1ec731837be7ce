import { defineMessages, useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { staticHandle } from '../shared/page-handle.ts'
import { type LegalSection, LegalText } from './legal-text.tsx'

const el: readonly LegalSection[] = [
  {
    heading: 'Η υπηρεσία',
    paragraphs: [
      'Στον ιστότοπο παρουσιάζουμε τα προϊόντα που τυπώνουμε, δείγματα της δουλειάς μας και τρόπους να μας στείλετε μια ιδέα. Χρησιμοποιώντας τον αποδέχεστε αυτούς τους όρους.',
      'Μπορείτε να τον χρησιμοποιείτε αν είστε τουλάχιστον 13 ετών. Για παραγγελία πρέπει να έχετε δικαιοπρακτική ικανότητα ή τη συγκατάθεση του κηδεμόνα σας.',
    ],
  },
  {
    heading: 'Παραγγελίες και προσφορές',
    paragraphs: [
      'Η φόρμα παραγγελίας και το στούντιο σχεδίασης στέλνουν ένα αίτημα, όχι μια δεσμευτική αγορά. Επικοινωνούμε μαζί σας, επιβεβαιώνουμε υλικό, τιμή και χρόνο, και η παραγγελία ισχύει όταν αποδεχτείτε την προσφορά μας.',
      'Οι προσφορές ισχύουν έως την ημερομηνία που αναγράφουν. Οι τιμές είναι σε ευρώ και ο ΦΠΑ αναφέρεται χωριστά.',
    ],
  },
  {
    heading: 'Τα σχέδιά σας',
    paragraphs: [
      'Τα σχέδια και οι εικόνες που στέλνετε παραμένουν δικά σας. Μας επιτρέπετε να τα επεξεργαστούμε όσο χρειάζεται για να τυπωθούν σωστά, και για τίποτε άλλο.',
      'Βεβαιώνετε ότι έχετε δικαίωμα να τα χρησιμοποιήσετε. Δεν τυπώνουμε:',
    ],
    points: [
      'ξένα σήματα, πρόσωπα ή έργα χωρίς την άδεια του δικαιούχου,',
      'περιεχόμενο που υποκινεί μίσος ή βία, ή που απαγορεύεται από τον νόμο.',
    ],
  },
  {
    heading: 'Δοκίμια, χρώματα και ανοχές',
    paragraphs: [
      'Πριν από την εκτύπωση σας στέλνουμε δοκίμιο. Ό,τι εγκρίνετε τυπώνεται: ορθογραφία, θέση και μέγεθος.',
      'Τα χρώματα στην οθόνη διαφέρουν από το μελάνι στο ύφασμα. Μικρές αποκλίσεις στην απόχρωση και έως 1 εκατοστό στη θέση είναι φυσιολογικές στην εκτύπωση ρούχων.',
    ],
  },
  {
    heading: 'Πληρωμή και παράδοση',
    paragraphs: [
      'Ο τρόπος πληρωμής και ο χρόνος παράδοσης αναγράφονται στην προσφορά. Ο χρόνος μετρά από την έγκριση του δοκιμίου.',
    ],
  },
  {
    heading: 'Υπαναχώρηση και ελαττώματα',
    paragraphs: [
      'Προϊόντα που κατασκευάζονται με το δικό σας σχέδιο εξαιρούνται από το δικαίωμα υπαναχώρησης 14 ημερών (ν. 2251/1994, άρθρο 3ιβ).',
      'Αν κάτι έφτασε ελαττωματικό ή διαφορετικό από το εγκεκριμένο δοκίμιο, γράψτε μας με μια φωτογραφία: το ξανατυπώνουμε ή επιστρέφουμε τα χρήματά σας. Τα νόμιμα δικαιώματά σας ισχύουν σε κάθε περίπτωση.',
    ],
  },
  {
    heading: 'Ευθύνη και διαθεσιμότητα',
    paragraphs: [
      'Φροντίζουμε ο ιστότοπος να είναι σωστός και διαθέσιμος, αλλά δεν εγγυόμαστε ότι δεν θα διακοπεί ποτέ. Για ζημιές από δόλο ή βαριά αμέλεια ευθυνόμαστε όπως ορίζει ο νόμος.',
    ],
  },
  {
    heading: 'Δίκαιο και αλλαγές',
    paragraphs: [
      'Ισχύει το ελληνικό δίκαιο. Αν δεν λύσουμε μια διαφορά μεταξύ μας, μπορείτε να απευθυνθείτε στον Συνήγορο του Καταναλωτή ή στα αρμόδια δικαστήρια.',
      'Όταν αλλάζουμε τους όρους, αλλάζει και η ημερομηνία στην αρχή τους. Για μια παραγγελία ισχύουν οι όροι της ημέρας που έγινε.',
    ],
  },
]

const en: readonly LegalSection[] = [
  {
    heading: 'The service',
    paragraphs: [
      'This site shows the products that we print, examples of our work and ways to send us an idea. By using it you accept these terms.',
      'You may use it if you are at least 13 years old. To order you must be of legal capacity or have your guardian’s consent.',
    ],
  },
  {
    heading: 'Orders and offers',
    paragraphs: [
      'The order form and the design studio send a request, not a binding purchase. We get in touch, confirm material, price and time, and the order holds once you accept our offer.',
      'Offers hold until the date that they state. Prices are in euros and VAT is stated separately.',
    ],
  },
  {
    heading: 'Your designs',
    paragraphs: [
      'The designs and images that you send remain yours. You allow us to work on them as far as it takes to print them well, and for nothing else.',
      'You confirm that you have the right to use them. We do not print:',
    ],
    points: [
      'other people’s marks, likenesses or works without their owner’s permission,',
      'content that incites hatred or violence, or that the law forbids.',
    ],
  },
  {
    heading: 'Proofs, colours and tolerances',
    paragraphs: [
      'Before we print we send you a proof. What you approve is what is printed: spelling, place and size.',
      'Colours on a screen differ from ink on cloth. Small differences in shade, and up to 1 centimetre in place, are normal when clothes are printed.',
    ],
  },
  {
    heading: 'Payment and delivery',
    paragraphs: [
      'How to pay and when we deliver is stated in the offer. The time counts from the approval of the proof.',
    ],
  },
  {
    heading: 'Withdrawal and defects',
    paragraphs: [
      'Products made to your own design are exempt from the 14-day right of withdrawal (Greek law 2251/1994, article 3ιβ).',
      'If something arrives faulty or other than the approved proof, write to us with a photograph: we print it again or return your money. Your statutory rights hold in any case.',
    ],
  },
  {
    heading: 'Liability and availability',
    paragraphs: [
      'We take care that the site is right and available, but cannot promise that it is never interrupted. For damage caused by intent or gross negligence we are liable as the law provides.',
    ],
  },
  {
    heading: 'Law and changes',
    paragraphs: [
      'Greek law applies. If we cannot settle a dispute between us you can turn to the Hellenic Consumers’ Ombudsman or to the competent courts.',
      'When we change the terms the date at their head changes too. An order is held to the terms of the day on which it was made.',
    ],
  },
]

const messages = defineMessages({
  title: { el: 'Όροι χρήσης', en: 'Terms of Service' },
  description: {
    el: 'Πώς παραγγέλνετε, τι ελέγχουμε πριν τυπώσουμε, και τι ισχύει αν κάτι πάει στραβά.',
    en: 'How you order, what we check before we print, and what holds if something goes wrong.',
  },
  updated: { el: 'Τελευταία ενημέρωση: Δεκέμβριος 2024', en: 'Last updated: December 2024' },
  sections: { el, en },
  contact: { el: 'Ρωτήστε μας ό,τι δεν είναι σαφές', en: 'Ask us what is not clear' },
})

export const handle = staticHandle(messages, '/terms')

export function Component(): ReactElement {
  const texts = useMessages(messages)
  return <LegalText {...texts} note={texts.updated} />
}
