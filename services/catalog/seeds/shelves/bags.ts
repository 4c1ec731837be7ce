import { backpack } from '@stampa/drawings/backpack'
import { drawstringBag } from '@stampa/drawings/drawstring-bag'
import { CLOTH, INK } from '@stampa/drawings/kit/colour'
import { tote } from '@stampa/drawings/tote'
import { lemon, sun } from '../motifs/garden.ts'
import { word } from '../motifs/lettering.ts'
import { registration } from '../motifs/process.ts'
import type { Shelf } from '../shelf.ts'

export const bags: Shelf = {
  name: 'Τσάντες',
  description:
    'Πάνινες τσάντες, σακίδια πλάτης και σάκοι γυμναστηρίου από βαμβάκι ή ανακυκλωμένα υφάσματα. Μεγάλη επιφάνεια εκτύπωσης και ραφές που αντέχουν στην καθημερινή χρήση.',
  picture: {
    alt: 'Εκρού τσάντα με λεμόνια δίπλα σε μπλε σακίδιο',
    ink: INK.cyan,
    disc: [810, 590, 450],
    goods: [
      [0, 530, 590, 0.625],
      [2, 1090, 640, 0.75],
    ],
  },
  goods: [
    {
      title: 'Πάνινη τσάντα «Λαϊκή»',
      description:
        'Αλεύκαστο βαμβάκι 220 g/m² με μακριά χερούλια 70 cm και ενισχυμένες ραφές σε σχήμα Χ. Σηκώνει έως 12 κιλά και τυπώνεται με μεταξοτυπία σε επιφάνεια 28 × 32 cm. Διαστάσεις 38 × 42 cm, ελάχιστη ποσότητα 50 τεμάχια.',
      alt: 'Εκρού πάνινη τσάντα με ένα λεμόνι και μια φέτα',
      events: ['Γάμος', 'Συνέδρια και εκθέσεις'],
      drawing: tote({
        colour: CLOTH.ecru,
        print: { motif: lemon(INK.yellow, '#1f7a4a', CLOTH.ecru), at: [0, 560] },
      }),
    },
    {
      title: 'Τσάντα παραλίας «Θάλασσα»',
      description:
        'Χοντρός καμβάς 340 g/m² με χερούλια σε αντίθεση και εσωτερικό τσεπάκι για τα κλειδιά. Η λέξη σας τυπώνεται με μία απόχρωση Pantone, ώστε να ταιριάζει ακριβώς με την ταυτότητά σας. Πλένεται στο χέρι και στεγνώνει γρήγορα.',
      alt: 'Λευκή τσάντα με γαλάζια χερούλια και τη λέξη θάλασσα',
      events: ['Γάμος'],
      drawing: tote({
        colour: CLOTH.white,
        handles: CLOTH.sea,
        print: { motif: word('θάλασσα', CLOTH.sea, 22), at: [0, 560], scale: 3.3 },
      }),
    },
    {
      title: 'Σακίδιο πλάτης «Όλυμπος»',
      description:
        'Σακίδιο 22 λίτρων από ανακυκλωμένο πολυεστέρα 600D, με θήκη για φορητό υπολογιστή 15,6 ιντσών και δύο πλαϊνές τσέπες. Το λογότυπο κεντιέται ή εφαρμόζεται ως ετικέτα σιλικόνης στο μπροστινό φύλλο. Ένα δώρο που χρησιμοποιείται κάθε μέρα.',
      alt: 'Μπλε σακίδιο με κεραμιδί τσέπη και σταυρό σύμπτωσης',
      also: ['Εταιρικά δώρα'],
      events: ['Συνέδρια και εκθέσεις', 'Σχολικές εκδηλώσεις'],
      drawing: backpack({
        colour: CLOTH.navy,
        trim: CLOTH.terracotta,
        print: { motif: registration(INK.white), at: [0, 400], scale: 0.9 },
      }),
    },
    {
      title: 'Σακίδιο με κορδόνι «Γήπεδο»',
      description:
        'Ελαφρύς σάκος για αγώνες, κατασκηνώσεις και σχολικές εκδρομές, από πολυεστέρα 210D με μεταλλικούς κρίκους στις γωνίες. Τυπώνεται με μεταξοτυπία έως τριών χρωμάτων σε επιφάνεια 25 × 30 cm. Παράδοση σε επτά εργάσιμες ημέρες.',
      alt: 'Κίτρινος σάκος με μαύρο κορδόνι και μαύρο ήλιο',
      events: ['Αθλητικοί αγώνες', 'Σχολικές εκδηλώσεις'],
      drawing: drawstringBag({
        colour: INK.yellow,
        cord: INK.black,
        print: { motif: sun(INK.black) },
      }),
    },
  ],
}
