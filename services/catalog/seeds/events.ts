import { backpack } from '@stampa/drawings/backpack'
import { bottle } from '@stampa/drawings/bottle'
import { drawstringBag } from '@stampa/drawings/drawstring-bag'
import { enamelMug } from '@stampa/drawings/enamel-mug'
import { giftBox } from '@stampa/drawings/gift-box'
import { CLOTH, INK } from '@stampa/drawings/kit/colour'
import type { Drawing } from '@stampa/drawings/kit/drawing'
import {
  CARD_PIXELS,
  ICON_PIXELS,
  icon,
  type Placement,
  picture,
  put,
} from '@stampa/drawings/kit/scene'
import { disc, type Svg } from '@stampa/drawings/kit/svg'
import { lanyard } from '@stampa/drawings/lanyard'
import { mug } from '@stampa/drawings/mug'
import { notebook } from '@stampa/drawings/notebook'
import { raceBib } from '@stampa/drawings/race-bib'
import { spiralPad } from '@stampa/drawings/spiral-pad'
import { tShirt } from '@stampa/drawings/t-shirt'
import { tote } from '@stampa/drawings/tote'
import { balloon, heart, rings, speech, star, wreath } from './motifs/feasts.ts'
import { sun } from './motifs/garden.ts'
import { paperPlane } from './motifs/journeys.ts'
import { word } from './motifs/lettering.ts'
import { registration } from './motifs/process.ts'
import { clearPng, opaquePng } from './raster.ts'
import type { DemoEvent } from './types.ts'

/** An occasion that people print something for, before its pictures are painted. */
interface Occasion {
  readonly name: string
  readonly description: string
  /** What the picture shows, for those who cannot see it. */
  readonly alt: string
  /** Its sign, about 100 units in radius. */
  readonly sign: Svg
  /** From the back to the front, on 1200 × 800 units. */
  readonly layers: readonly (Placement | Svg)[]
  readonly ground?: string
}

const GOLD = '#b98a2e'

const OCCASIONS: readonly Occasion[] = [
  {
    name: 'Γάμος',
    description:
      'Τσάντες για τους καλεσμένους που έρχονται από μακριά, κούπες με τα ονόματά σας και κουτιά για τις μπομπονιέρες. Στέλνουμε δείγμα πριν από την παραγωγή, ώστε να το δείτε μαζί με τα προσκλητήρια.',
    alt: 'Πάνινη τσάντα με δύο βέρες και λευκή κούπα με μια καρδιά',
    sign: rings(GOLD, INK.white),
    layers: [
      disc(600, 380, 310, '#e9d6b0'),
      put(
        tote({
          colour: CLOTH.ecru,
          print: { motif: rings(GOLD, CLOTH.ecru), at: [0, 540], scale: 2.5 },
        }),
        [430, 380],
        0.5,
      ),
      put(
        mug({
          colour: CLOTH.white,
          inside: '#d9b8a0',
          print: { motif: heart(INK.magenta), scale: 1.3 },
        }),
        [850, 540],
        0.5,
      ),
    ],
  },
  {
    name: 'Βάπτιση',
    description:
      'Μικρά ενθύμια με το θέμα της ημέρας: αερόστατα, βαρκάκια, αστέρια ή ό,τι αγαπά το παιδί. Τυπώνουμε από τριάντα κομμάτια και ετοιμάζουμε ασορτί ετικέτες και σακουλάκια.',
    alt: 'Εμαγιέ κούπα και κουτί δώρου με ένα ριγέ αερόστατο',
    sign: balloon(CLOTH.sky, INK.magenta, INK.black),
    ground: '#dfeaf0',
    layers: [
      put(
        giftBox({
          colour: INK.white,
          ribbon: CLOTH.sky,
          print: { motif: balloon(INK.yellow, INK.magenta, INK.black), at: [190, 155], scale: 1.3 },
        }),
        [430, 370],
        0.625,
      ),
      put(
        enamelMug({
          colour: CLOTH.white,
          rim: INK.magenta,
          print: { motif: balloon(CLOTH.sky, INK.magenta, INK.black), at: [-30, 362], scale: 1.7 },
        }),
        [880, 560],
        0.5,
      ),
    ],
  },
  {
    name: 'Συνέδρια και εκθέσεις',
    description:
      'Κάρτες με ατομικά ονόματα, λαιμοκορδόνια, σημειωματάρια και τσάντες, συσκευασμένα ανά σύνεδρο. Τα παραδίδουμε απευθείας στον χώρο της διοργάνωσης, την παραμονή το πρωί.',
    alt: 'Γαλάζιο λαιμοκορδόνι με κάρτα συνέδρου και σημειωματάριο',
    sign: speech(INK.cyan, INK.white),
    layers: [
      disc(620, 400, 320, INK.cyan),
      put(
        notebook({
          colour: CLOTH.navy,
          band: INK.yellow,
          print: { motif: speech(INK.white, CLOTH.navy), scale: 1.7 },
        }),
        [760, 410],
        0.5,
        5,
      ),
      put(
        lanyard({
          colour: INK.magenta,
          ink: INK.white,
          face: INK.white,
          motif: registration(INK.black),
        }),
        [390, 400],
        0.4375,
      ),
    ],
  },
  {
    name: 'Σχολικές εκδηλώσεις',
    description:
      'Μπλουζάκια για τη γιορτή λήξης, φούτερ αποφοίτησης με τα ονόματα της τάξης, σακίδια για την πενταήμερη. Ανοίγουμε σελίδα παραγγελίας για τους γονείς και παραδίδουμε ανά τμήμα.',
    alt: 'Σακίδιο με κίτρινη τσέπη και μπλοκ με ένα χάρτινο αεροπλανάκι',
    sign: paperPlane(INK.cyan, CLOTH.navy),
    ground: '#f1e5c4',
    layers: [
      put(
        spiralPad({ colour: CLOTH.sky, print: { motif: paperPlane(INK.white, CLOTH.navy) } }),
        [810, 400],
        0.5,
        6,
      ),
      put(
        backpack({
          colour: CLOTH.sea,
          trim: INK.yellow,
          print: { motif: paperPlane(INK.white, CLOTH.navy), at: [0, 390], scale: 1.1 },
        }),
        [420, 410],
        0.5,
      ),
    ],
  },
  {
    name: 'Αθλητικοί αγώνες',
    description:
      'Τεχνικά μπλουζάκια, αριθμοί συμμετοχής, σάκοι και μπουκάλια για αγώνες δρόμου, τουρνουά και ακαδημίες. Τα μεγέθη κλειδώνουν λίγες ημέρες πριν και κάθε πακέτο φτάνει με το όνομα του αθλητή.',
    alt: 'Κίτρινο μπλουζάκι με στεφάνι ελιάς, αριθμός αγώνα 0421 και σάκος με κορδόνι',
    sign: wreath(CLOTH.bottle, star(INK.yellow)),
    layers: [
      disc(600, 390, 330, CLOTH.bottle),
      put(
        drawstringBag({
          colour: INK.magenta,
          cord: INK.black,
          print: { motif: wreath(INK.white, sun(INK.white)) },
        }),
        [830, 390],
        0.5,
      ),
      put(
        tShirt({
          colour: INK.yellow,
          print: { motif: wreath(CLOTH.bottle, star(CLOTH.bottle)), at: [0, 560], scale: 2.4 },
        }),
        [440, 400],
        0.5,
      ),
      put(
        raceBib({
          band: CLOTH.bottle,
          number: word('0421', INK.black, 26),
          motif: word('δρόμος του όρμου', INK.white, 22),
        }),
        [640, 615],
        0.375,
        -4,
      ),
    ],
  },
  {
    name: 'Γιορτές του χειμώνα',
    description:
      'Εταιρικά δώρα που ξεχωρίζουν από το καλάθι με τα κρασιά: θερμός, σημειωματάρια, σκούφοι και κουτιά με την υπογραφή σας. Παραγγελίες ως τις 5 Δεκεμβρίου παραδίδονται πριν από τα Χριστούγεννα.',
    alt: 'Κόκκινο κουτί δώρου με κίτρινη κορδέλα και πράσινο μπουκάλι με ένα αστέρι',
    sign: star(INK.yellow),
    ground: '#d5dfd6',
    layers: [
      put(
        giftBox({
          colour: '#8f1d2c',
          ribbon: INK.yellow,
          print: { motif: star(INK.yellow), scale: 1.1 },
        }),
        [470, 400],
        0.625,
      ),
      put(
        bottle({
          colour: CLOTH.bottle,
          cap: INK.yellow,
          print: { motif: star(INK.yellow), scale: 1.2 },
        }),
        [930, 400],
        0.5,
      ),
    ],
  },
]

/** A sign on no ground, as a thing that can be shown. */
function bare(sign: Svg): Drawing {
  return { markup: sign, bounds: { x: -100, y: -100, width: 200, height: 200 } }
}

/** What people print something for, in the order of a life and of a year. */
export function demoEvents(): Promise<DemoEvent[]> {
  return Promise.all(
    OCCASIONS.map(async ({ name, description, alt, sign, layers, ground }) => ({
      name,
      description,
      image: await opaquePng(picture([1200, 800], layers, ground), CARD_PIXELS),
      imageAlt: alt,
      favicon: await clearPng(icon(bare(sign), ICON_PIXELS)),
    })),
  )
}
