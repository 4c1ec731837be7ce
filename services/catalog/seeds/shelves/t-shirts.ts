import { CLOTH, INK } from '../drawings/kit/colour.ts'
import { polo } from '../drawings/polo.ts'
import { tShirt } from '../drawings/t-shirt.ts'
import { olive, sun } from '../motifs/garden.ts'
import { seal } from '../motifs/marks.ts'
import { halftone, overprint } from '../motifs/process.ts'
import { boat, sunAndSea } from '../motifs/sea.ts'
import type { Shelf } from '../shelf.ts'

export const tShirts: Shelf = {
  name: 'Μπλουζάκια',
  description:
    'Μπλουζάκια και polo για ομάδες, εκδηλώσεις και δώρα. Βαμβάκι από 165 έως 240 g/m² και η τεχνική εκτύπωσης που ταιριάζει στο σχέδιό σας: μεταξοτυπία, DTF ή κέντημα.',
  picture: {
    ink: INK.yellow,
    disc: [820, 590, 460],
    goods: [
      [1, 1090, 590, 0.625],
      [0, 540, 610, 0.625],
    ],
  },
  goods: [
    {
      title: 'Βαμβακερό μπλουζάκι «Αίγινα»',
      description:
        'Κλασική γραμμή σε 100% χτενισμένο βαμβάκι 165 g/m², με διπλές ραφές και λαιμόκοψη από ριμπ που δεν χαλαρώνει. Τυπώνεται με μεταξοτυπία έως έξι χρωμάτων ή με DTF όταν το σχέδιο έχει διαβαθμίσεις. Μεγέθη από XS έως 4XL, ελάχιστη ποσότητα 20 τεμάχια.',
      drawing: tShirt({ colour: CLOTH.white, print: { motif: overprint() } }),
    },
    {
      title: 'Βαρύ μπλουζάκι «Νάξος»',
      description:
        'Στιβαρό ύφασμα 220 g/m² από βαμβάκι ring-spun, για μπλουζάκια που κρατούν το σχήμα τους χρόνια. Η μεταξοτυπία με μελάνια νερού αφήνει το τύπωμα απαλό στην αφή, ακόμη και σε μεγάλη επιφάνεια. Ιδανικό για συλλογές καταστημάτων και καλοκαιρινές διοργανώσεις.',
      drawing: tShirt({
        colour: CLOTH.navy,
        print: { motif: sunAndSea(INK.yellow, INK.cyan, INK.white), at: [0, 560] },
      }),
    },
    {
      title: 'Μπλουζάκι oversized «Σίφνος»',
      description:
        'Φαρδιά εφαρμογή με χαμηλωμένους ώμους, σε βαμβάκι 240 g/m² με ματ όψη. Το ράστερ τυπώνεται με μεταξοτυπία μίας απόχρωσης και λευκό υπόστρωμα, ώστε κάθε κουκκίδα να μένει καθαρή πάνω στο μαύρο. Πλένεται στους 30 °C από την ανάποδη.',
      drawing: tShirt({
        colour: CLOTH.black,
        print: { motif: halftone(INK.white), at: [0, 570], scale: 2.6 },
      }),
    },
    {
      title: 'Μπλουζάκι από οργανικό βαμβάκι «Ελιά»',
      description:
        'Πιστοποιημένο οργανικό βαμβάκι 180 g/m², βαμμένο χωρίς βαρέα μέταλλα. Το τυπώνουμε με μελάνια νερού, χωρίς PVC και φθαλικές ενώσεις. Διατίθεται σε ίσια και σε μεσάτη γραμμή, σε μεγέθη από XS έως 3XL.',
      also: ['Εταιρικά δώρα'],
      drawing: tShirt({
        colour: CLOTH.sage,
        print: { motif: olive('#26402c', '#1b1f1c'), at: [0, 550], scale: 2.2 },
      }),
    },
    {
      title: 'Μπλούζα polo πικέ «Πειραιάς»',
      description:
        'Πικέ πλέξη 210 g/m² από βαμβάκι, με ενισχυμένη πατιλέτα, δύο κουμπιά και ριμπ στα μανίκια. Το λογότυπο κεντιέται στο στήθος με έως δώδεκα χρώματα κλωστής και αντέχει σε επαγγελματικό πλύσιμο στους 60 °C. Η ψηφιοποίηση του κεντήματος γίνεται μία φορά και φυλάσσεται.',
      also: ['Ρούχα εργασίας'],
      drawing: polo({ colour: CLOTH.bottle, print: { motif: seal(CLOTH.ecru, sun(CLOTH.ecru)) } }),
    },
    {
      title: 'Μπλούζα polo με αντίθεση «Σύρος»',
      description:
        'Λευκό πικέ 200 g/m² με γιακά και τελειώματα σε μπλε του ναυτικού. Μικρό κέντημα στο στήθος, μεγάλο τύπωμα DTF στην πλάτη ή και τα δύο μαζί. Ελάχιστη ποσότητα 15 τεμάχια ανά σχέδιο.',
      drawing: polo({
        colour: CLOTH.white,
        tipping: CLOTH.navy,
        print: { motif: boat(CLOTH.navy, INK.magenta, INK.cyan) },
      }),
    },
  ],
}
