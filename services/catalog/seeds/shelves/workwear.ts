import { apron } from '@stampa/drawings/apron'
import { CLOTH, INK } from '@stampa/drawings/kit/colour'
import { vest } from '@stampa/drawings/vest'
import { sun } from '../motifs/garden.ts'
import { word } from '../motifs/lettering.ts'
import { seal } from '../motifs/marks.ts'
import type { Shelf } from '../shelf.ts'

export const workwear: Shelf = {
  name: 'Ρούχα εργασίας',
  description:
    'Ποδιές, γιλέκα και ενδύματα που αντέχουν σε επαγγελματικό πλύσιμο και ξεχωρίζουν την ομάδα σας. Κέντημα ή θερμομεταφορά, με πιστοποιημένα υλικά όπου απαιτείται.',
  picture: {
    alt: 'Ανθρακί ποδιά και κίτρινο γιλέκο',
    ink: INK.magenta,
    disc: [800, 600, 450],
    goods: [
      [1, 1080, 620, 0.75],
      [0, 540, 600, 0.625],
    ],
  },
  goods: [
    {
      title: 'Ποδιά εργασίας «Καφενείο»',
      description:
        'Ποδιά με στήθος από ύφασμα 65% πολυεστέρα και 35% βαμβάκι 245 g/m², που δεν τσαλακώνει και δεν κρατά λεκέδες. Διπλή τσέπη, ρυθμιζόμενο λουρί στον λαιμό και μακριά κορδόνια. Κέντημα ή μεταξοτυπία στο στήθος, από 10 τεμάχια.',
      alt: 'Ανθρακί ποδιά με τη λέξη καφές στο στήθος',
      drawing: apron({
        colour: CLOTH.charcoal,
        straps: CLOTH.sand,
        print: { motif: word('καφές', CLOTH.ecru, 22), at: [0, 320] },
      }),
    },
    {
      title: 'Γιλέκο υψηλής ορατότητας με φερμουάρ',
      description:
        'Γιλέκο κατά EN ISO 20471 κλάσης 2, με ανακλαστικές ταινίες 5 cm σε μέση και ώμους. Φερμουάρ, εσωτερική τσέπη και θήκη ταυτότητας. Το λογότυπο τυπώνεται με θερμομεταφορά στο στήθος και στην πλάτη, χωρίς να επηρεάζεται η πιστοποίηση.',
      alt: 'Κίτρινο γιλέκο με ανακλαστικές ταινίες και μικρή σφραγίδα στο στήθος',
      events: ['Αθλητικοί αγώνες'],
      drawing: vest({
        colour: '#efe531',
        border: CLOTH.safety,
        print: { motif: seal(INK.black, sun(INK.black)), at: [112, 590], scale: 0.68 },
      }),
    },
  ],
}
