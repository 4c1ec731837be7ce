import type { DemoMessage } from './types.ts'

/** What visitors wrote, oldest first. */
export const messages: readonly DemoMessage[] = [
  {
    hoursAgo: 15 * 24,
    name: 'Ελένη Καραβά',
    email: 'eleni@bibliopoleio-selida.example',
    company: 'Βιβλιοπωλείο Σελίδα',
    phone: '210 000 0201',
    subject: 'Πάνινες τσάντες για τα εγκαίνια',
    message:
      'Καλησπέρα σας! Ανοίγουμε τον επόμενο μήνα και θέλουμε 200 πάνινες τσάντες με το σήμα μας σε ένα χρώμα. Τι χρόνο παράδοσης έχετε και τι αρχείο να σας στείλουμε;',
    read: true,
  },
  {
    hoursAgo: 11 * 24 + 4,
    name: 'Γιώργος Μαυρίδης',
    email: 'g.mavridis@synergeio-mavridi.example',
    company: 'Συνεργείο Μαυρίδη',
    phone: '2310 000 202',
    subject: 'Φόρμες εργασίας',
    message: 'Τυπώνετε πάνω σε φόρμες που έχουμε ήδη αγοράσει; Είναι δεκαπέντε κομμάτια.',
    read: true,
  },
  {
    hoursAgo: 8 * 24,
    name: 'Best Rankings',
    email: 'seo@rank-now.example',
    company: '',
    phone: '',
    subject: 'First page guaranteed',
    message: 'Dear owner, we put your website on the first page. Reply for prices.',
    read: false,
    isSpam: true,
  },
  {
    hoursAgo: 5 * 24 + 6,
    name: 'Κατερίνα Λύρα',
    email: 'katerina@gamos-lyra.example',
    company: '',
    phone: '697 000 0203',
    subject: 'Μπομπονιέρες με εκτύπωση',
    message:
      'Παντρευόμαστε τον Μάιο και σκεφτόμαστε κεραμικές κούπες με τα ονόματά μας αντί για μπομπονιέρες, περίπου 120. Γίνεται κάθε κούπα να έχει και το όνομα του καλεσμένου;',
    read: true,
  },
  {
    hoursAgo: 3 * 24,
    name: 'Ανδρέας Βλάχος',
    email: 'andreas@okto-vouna.example',
    company: 'Ορειβατικός Όμιλος Οκτώ Βουνά',
    phone: '694 000 0204',
    subject: '',
    message: 'Μπορώ να αλλάξω τα μεγέθη σε μια παραγγελία που έστειλα χθες;',
    read: false,
  },
  {
    hoursAgo: 20,
    name: 'Sofia Lindqvist',
    email: 'sofia@nordic-sails.example',
    company: 'Nordic Sails',
    phone: '',
    subject: 'Crew shirts for a charter season',
    message:
      'Hello! We run eight charter boats from Lefkada and need crew polos with embroidery, about 64 pieces in four sizes, by the end of April. Do you deliver to the island?',
    read: false,
  },
  {
    hoursAgo: 3,
    name: 'Δημήτρης Αλεξίου',
    email: 'dimitris@theatro-skini.example',
    company: 'Θέατρο Σκηνή',
    phone: '210 000 0205',
    subject: 'Δείγμα χρώματος',
    message:
      'Θα θέλαμε να δούμε ένα δείγμα του κόκκινου πάνω σε μαύρο ύφασμα πριν παραγγείλουμε τα φούτερ του θιάσου. Μπορούμε να περάσουμε από το κατάστημα την Πέμπτη το απόγευμα;',
    read: false,
  },
]
