import { backpack } from '@stampa/drawings/backpack'
import { cap } from '@stampa/drawings/cap'
import { colourFan } from '@stampa/drawings/colour-fan'
import { hoodie } from '@stampa/drawings/hoodie'
import { CLOTH, INK } from '@stampa/drawings/kit/colour'
import { put } from '@stampa/drawings/kit/scene'
import { disc } from '@stampa/drawings/kit/svg'
import { mug } from '@stampa/drawings/mug'
import { poster } from '@stampa/drawings/poster'
import { raceBib } from '@stampa/drawings/race-bib'
import { screen } from '@stampa/drawings/screen'
import { sweatshirt } from '@stampa/drawings/sweatshirt'
import { tShirt } from '@stampa/drawings/t-shirt'
import { tote } from '@stampa/drawings/tote'
import { umbrella } from '@stampa/drawings/umbrella'
import { amphora, column } from '../motifs/antiquity.ts'
import { rings, wreath } from '../motifs/feasts.ts'
import { lemon, olive, sun } from '../motifs/garden.ts'
import { word } from '../motifs/lettering.ts'
import { halftone, overprint, registration } from '../motifs/process.ts'
import { fish } from '../motifs/sea.ts'
import type { Banner } from './banner.ts'

/** For the sections of the home page after the slider, and for wherever else one may go. */
export const sections: readonly Banner[] = [
  {
    title: 'Έχετε ήδη το σχέδιο;',
    subtitle:
      'Πείτε μας σε τι θα τυπωθεί και πόσα κομμάτια χρειάζεστε. Απαντάμε με προσφορά μέσα σε μία εργάσιμη ημέρα.',
    link: '/contact',
    placement: 'custom-order',
    alt: 'Τελάρο μεταξοτυπίας με ήλιο σε χρώμα ματζέντα και δίπλα το μπλουζάκι που τυπώθηκε',
    layers: [
      disc(900, 470, 390, INK.yellow),
      put(
        screen({ emulsion: '#4f8f86', ink: INK.magenta, motif: sun(INK.magenta) }),
        [520, 500],
        0.625,
        -5,
      ),
      put(
        tShirt({
          colour: CLOTH.white,
          print: { motif: sun(INK.magenta), at: [0, 560], scale: 2.4 },
        }),
        [1040, 540],
        0.5,
      ),
    ],
  },
  {
    title: 'Ό,τι τυπώνεται, το έχουμε',
    subtitle: 'Ρούχα, κούπες, τσάντες, γραφική ύλη και δώρα σε εννέα κατηγορίες.',
    link: '/products',
    placement: 'categories',
    alt: 'Ομπρέλα, τσάντα, κούπα και καπέλο παρατεταγμένα',
    ground: '#dfe8e2',
    layers: [
      put(
        umbrella({
          colour: INK.yellow,
          other: INK.white,
          print: { motif: sun(INK.black), at: [0, 380], scale: 0.85 },
        }),
        [530, 470],
        0.625,
      ),
      put(
        tote({
          colour: CLOTH.white,
          handles: CLOTH.sea,
          print: { motif: fish(CLOTH.sea, CLOTH.white), at: [0, 560] },
        }),
        [1040, 460],
        0.5,
      ),
      put(
        cap({ colour: INK.magenta, print: { motif: registration(INK.white), scale: 0.95 } }),
        [760, 760],
        0.5,
      ),
      put(
        mug({
          colour: CLOTH.white,
          inside: CLOTH.bottle,
          print: { motif: olive(CLOTH.bottle, INK.black) },
        }),
        [1210, 790],
        0.375,
      ),
    ],
  },
  {
    title: 'Το κέντημα στο στήθος, δώρο',
    subtitle: 'Σε κάθε παραγγελία από 30 φούτερ και πάνω, ως το τέλος του χειμώνα.',
    link: '/products/category/fouter',
    placement: 'offer-banner',
    alt: 'Φούτερ με κουκούλα σε χρώμα κεραμιδί και εκρού φούτερ με έναν αμφορέα',
    ground: INK.yellow,
    layers: [
      disc(780, 480, 410, INK.white, 0.55),
      put(
        sweatshirt({
          colour: CLOTH.ecru,
          print: { motif: amphora(CLOTH.terracotta, '#2a1a14'), at: [0, 620], scale: 2.5 },
        }),
        [1010, 540],
        0.5,
      ),
      put(
        hoodie({
          colour: CLOTH.terracotta,
          print: { motif: column(CLOTH.ecru), at: [0, 625], scale: 1.55 },
        }),
        [540, 490],
        0.5,
      ),
    ],
  },
  {
    title: 'Από τον γάμο ως τον τερματισμό',
    subtitle: 'Πακέτα για κάθε περίσταση, με ονόματα, ημερομηνία και τη δική σας ιδέα.',
    link: '/products',
    placement: 'event-banner',
    alt: 'Τσάντα με δύο βέρες, αριθμός αγώνα 2104 και λευκό μπλουζάκι με στεφάνι ελιάς',
    ground: '#cddfe6',
    layers: [
      put(
        tShirt({
          colour: CLOTH.white,
          print: { motif: wreath(CLOTH.bottle, sun(INK.yellow)), at: [0, 560], scale: 2.5 },
        }),
        [470, 460],
        0.5,
      ),
      put(
        tote({
          colour: CLOTH.ecru,
          print: { motif: rings('#b98a2e', CLOTH.ecru), at: [0, 500], scale: 2.7 },
        }),
        [1070, 470],
        0.5,
      ),
      put(
        raceBib({
          band: CLOTH.safety,
          number: word('2104', INK.black, 26),
          motif: word('δρόμος του όρμου', INK.white, 22),
        }),
        [750, 790],
        0.4375,
        -4,
      ),
    ],
  },
  {
    title: 'Πώς ετοιμάζω το αρχείο μου;',
    subtitle: 'Διαβάστε τους οδηγούς μας για χρώματα, αναλύσεις και τεχνικές εκτύπωσης.',
    link: '/blog',
    placement: 'other',
    alt: 'Χρωματολόγιο ανοιγμένο σε βεντάλια δίπλα σε φύλλο με τρεις κύκλους που επικαλύπτονται',
    layers: [
      put(
        poster({ paper: INK.white, art: `<g transform="scale(3.4)">${overprint()}</g>` }),
        [1100, 470],
        0.5625,
        7,
      ),
      put(
        colourFan([INK.cyan, CLOTH.sea, CLOTH.bottle, INK.yellow, CLOTH.safety, INK.magenta]),
        [600, 520],
        0.625,
      ),
    ],
  },
  {
    title: 'Λεμόνια, ελιές και λίγη θάλασσα',
    subtitle: 'Η νέα σειρά σχεδίων του εργαστηρίου, έτοιμη για τσάντες και κούπες.',
    link: '/products/category/tsantes',
    placement: 'other',
    alt: 'Πάνινη τσάντα με λεμόνια, κούπα με ελιά και σακίδιο με ράστερ',
    ground: '#e3e6d3',
    layers: [
      disc(800, 480, 400, CLOTH.sage),
      put(
        backpack({
          colour: CLOTH.navy,
          trim: INK.yellow,
          print: { motif: halftone(INK.yellow), at: [0, 400], scale: 0.9 },
        }),
        [1070, 470],
        0.5,
      ),
      put(
        tote({
          colour: CLOTH.ecru,
          print: { motif: lemon(INK.yellow, '#1f7a4a', CLOTH.ecru), at: [0, 560] },
        }),
        [500, 480],
        0.625,
      ),
      put(
        mug({
          colour: CLOTH.white,
          inside: CLOTH.bottle,
          print: { motif: olive(CLOTH.bottle, INK.black) },
        }),
        [850, 790],
        0.375,
      ),
    ],
  },
]
