import { hoodie } from '@stampa/drawings/hoodie'
import { CLOTH, INK } from '@stampa/drawings/kit/colour'
import { sweatshirt } from '@stampa/drawings/sweatshirt'
import { amphora, column } from '../motifs/antiquity.ts'
import { lettering } from '../motifs/lettering.ts'
import { registration } from '../motifs/process.ts'
import type { Shelf } from '../shelf.ts'

export const sweats: Shelf = {
  name: 'Φούτερ',
  description:
    'Φούτερ με κουκούλα ή λαιμόκοψη, από 280 έως 350 g/m², με απαλό χνούδι εσωτερικά. Για σχολές, συλλόγους και εταιρείες που θέλουν κάτι που φοριέται όλον τον χειμώνα.',
  picture: {
    alt: 'Ανθρακί φούτερ με κουκούλα και εκρού φούτερ με αμφορέα',
    ink: INK.cyan,
    disc: [810, 600, 460],
    goods: [
      [1, 1100, 640, 0.625],
      [0, 540, 610, 0.625],
    ],
  },
  goods: [
    {
      title: 'Φούτερ με κουκούλα «Πήλιο»',
      description:
        'Φούτερ 320 g/m² από 80% βαμβάκι και 20% ανακυκλωμένο πολυεστέρα, με χνούδι εσωτερικά και κουκούλα διπλού υφάσματος. Η τσέπη καγκουρό αφήνει ελεύθερο στήθος έως 30 × 35 cm για μεταξοτυπία ή DTF. Μεγέθη από XS έως 3XL, ελάχιστη ποσότητα 15 τεμάχια.',
      alt: 'Ανθρακί φούτερ με κουκούλα και σταυρό σύμπτωσης στο στήθος',
      events: ['Σχολικές εκδηλώσεις'],
      drawing: hoodie({
        colour: CLOTH.charcoal,
        cords: CLOTH.ecru,
        print: { motif: registration(INK.white), at: [0, 615] },
      }),
    },
    {
      title: 'Φούτερ με λαιμόκοψη «Μήλος»',
      description:
        'Ίσια γραμμή σε βαμβακερό φούτερ 280 g/m², με ριμπ στη λαιμόκοψη, στα μανίκια και στη μέση. Το σχέδιο τυπώνεται σε δύο περάσματα, ώστε οι λεπτές γραμμές να ξεχωρίζουν και στα ανοιχτά χρώματα. Συνδυάζεται με ετικέτα λαιμού με το δικό σας λογότυπο.',
      alt: 'Εκρού φούτερ με κεραμιδί αμφορέα',
      drawing: sweatshirt({
        colour: CLOTH.ecru,
        print: { motif: amphora(CLOTH.terracotta, '#2a1a14'), at: [0, 620], scale: 2.5 },
      }),
    },
    {
      title: 'Φούτερ με κουκούλα «Μάνη»',
      description:
        'Βαρύ φούτερ 350 g/m² σε γήινη απόχρωση, βαμμένο μετά τη ραφή για ελαφρώς φθαρμένη όψη. Τυπώνεται με μελάνι νερού που δένει με το ύφασμα και μαλακώνει σε κάθε πλύση. Τα κορδόνια έχουν μεταλλικές άκρες, που χαράσσονται με λέιζερ κατόπιν παραγγελίας.',
      alt: 'Κεραμιδί φούτερ με κουκούλα και εκρού ιωνικό κιονόκρανο',
      drawing: hoodie({
        colour: CLOTH.terracotta,
        print: { motif: column(CLOTH.ecru), at: [0, 625], scale: 1.55 },
      }),
    },
    {
      title: 'Φούτερ εργασίας «Αμοργός»',
      description:
        'Πυκνή πλέξη 300 g/m² με ενισχυμένες ραφές στους ώμους, για αποθήκες, συνεργεία και ομάδες που δουλεύουν έξω. Κέντημα στο στήθος και μεγάλο τύπωμα στην πλάτη, ανθεκτικά σε πλύσιμο στους 60 °C. Διατίθεται σε έξι χρώματα και σε μεγέθη έως 5XL.',
      alt: 'Γαλάζιο φούτερ με τη λέξη στάμπα μικρή στο στήθος',
      also: ['Ρούχα εργασίας'],
      drawing: sweatshirt({
        colour: CLOTH.sea,
        print: { motif: lettering('στάμπα', INK.white, 26).markup, at: [62, 420], scale: 0.34 },
      }),
    },
  ],
}
