import { giftBox } from '@stampa/drawings/gift-box'
import { glassBottle } from '@stampa/drawings/glass-bottle'
import { CLOTH, INK } from '@stampa/drawings/kit/colour'
import { ellipse } from '@stampa/drawings/kit/path'
import { put } from '@stampa/drawings/kit/scene'
import { disc, fill, group, type Svg, stroke } from '@stampa/drawings/kit/svg'
import { mug } from '@stampa/drawings/mug'
import { notebook } from '@stampa/drawings/notebook'
import { poster } from '@stampa/drawings/poster'
import { tShirt } from '@stampa/drawings/t-shirt'
import { thermos } from '@stampa/drawings/thermos'
import { tote } from '@stampa/drawings/tote'
import { BRANDS } from '../brands.ts'
import { lemon, sun } from '../motifs/garden.ts'
import { word } from '../motifs/lettering.ts'
import { halftone, overprint } from '../motifs/process.ts'
import { sunAndSea } from '../motifs/sea.ts'
import type { Banner } from './banner.ts'

/** A frame with handles, as a design programme draws it around what is selected. */
function selection(width: number, height: number, colour: string): Svg {
  const [x, y] = [width / 2, height / 2]
  const corners = [-x, 0, x].flatMap(cx => [-y, 0, y].map(cy => [cx, cy] as const))
  const handles = corners
    .filter(([cx, cy]) => cx !== 0 || cy !== 0)
    .map(([cx, cy]) => {
      const handle = `M${cx - 13} ${cy - 13}h26v26h-26Z`
      return fill(handle, '#ffffff') + stroke(handle, colour, 6)
    })
  return [
    stroke(`M${-x} ${-y}H${x}V${y}H${-x}Z`, colour, 5),
    stroke(`M0 ${-y}V${-y - 70}`, colour, 5),
    fill(ellipse(0, -y - 84, 17, 17), '#ffffff'),
    stroke(ellipse(0, -y - 84, 17, 17), colour, 6),
    ...handles,
  ].join('')
}

/** The pointer of a mouse, its tip at (0, 0). */
const POINTER = (() => {
  const d = 'M0 0V118L28 92L48 138L72 128L52 84H92Z'
  return stroke(d, '#ffffff', 14) + fill(d, INK.black)
})()

/** For the slider of the home page. */
export const slides: readonly Banner[] = [
  {
    title: 'Τυπώνουμε την ιδέα σας',
    subtitle:
      'Μπλουζάκια, κούπες, τσάντες και δώρα με το δικό σας σχέδιο, από ένα κομμάτι ως χίλια.',
    link: '/products',
    placement: 'homepage',
    alt: 'Λευκό μπλουζάκι με τρεις κύκλους που επικαλύπτονται, πάνινη τσάντα με λεμόνια και κούπα με ράστερ',
    layers: [
      disc(760, 470, 400, INK.yellow),
      put(
        tote({
          colour: CLOTH.ecru,
          print: { motif: lemon(INK.yellow, '#1f7a4a', CLOTH.ecru), at: [0, 560] },
        }),
        [1120, 490],
        0.625,
      ),
      put(tShirt({ colour: CLOTH.white, print: { motif: overprint() } }), [560, 490], 0.625),
      put(
        mug({
          colour: CLOTH.white,
          inside: INK.magenta,
          print: { motif: halftone(INK.magenta), at: [-30, 405], scale: 2.2 },
        }),
        [790, 765],
        0.5,
      ),
    ],
  },
  {
    title: 'Δείτε το πριν τυπωθεί',
    subtitle: 'Ανεβάστε το σχέδιό σας, προσθέστε κείμενο και στείλτε μας τη μακέτα όπως τη θέλετε.',
    link: '/test-your-idea',
    placement: 'homepage',
    alt: 'Σκούρο μπλε μπλουζάκι και πάνω του ένα σχέδιο με ήλιο και θάλασσα μέσα σε πλαίσιο επεξεργασίας',
    ground: '#cfe3ea',
    layers: [
      disc(350, 250, 120, INK.magenta),
      disc(1210, 790, 90, INK.yellow),
      put(
        tShirt({
          colour: CLOTH.navy,
          print: { motif: sunAndSea(INK.yellow, INK.cyan, INK.white), at: [0, 590], scale: 2.7 },
        }),
        [750, 505],
        0.625,
      ),
      group(selection(400, 400, INK.magenta), 'translate(750 456)'),
      group(POINTER, 'translate(952 660)'),
    ],
  },
  {
    title: 'Δώρα που μένουν στο γραφείο',
    subtitle:
      'Ετοιμάζουμε το πακέτο, το συσκευάζουμε και το στέλνουμε σε κάθε παραλήπτη ξεχωριστά.',
    link: '/products/category/etairika-dora',
    placement: 'homepage',
    alt: 'Κουτί δώρου με κορδέλα ματζέντα, σημειωματάριο με χρυσό ήλιο, πράσινο θερμός και μαύρη κούπα',
    ground: '#ead9d3',
    layers: [
      disc(780, 430, 390, '#dba893'),
      put(
        notebook({ colour: CLOTH.navy, band: INK.magenta, print: { motif: sun('#cda64f') } }),
        [1010, 440],
        0.5625,
        6,
      ),
      put(giftBox({ colour: '#c49a6c', ribbon: INK.magenta }), [500, 480], 0.625),
      put(
        thermos({
          colour: CLOTH.bottle,
          print: { motif: sun('#c9c8c3'), at: [-10, 850], scale: 1.1 },
        }),
        [850, 520],
        0.5,
      ),
      put(
        mug({ colour: CLOTH.black, print: { motif: word('καλημέρα', '#d9d5cb', 20), scale: 2.1 } }),
        [1090, 770],
        0.4375,
      ),
    ],
  },
  {
    title: 'Δουλειές που μας έκαναν υπερήφανους',
    subtitle: 'Καφεκοπτεία, φεστιβάλ, σχολεία, οινοποιεία: δείτε τι τυπώσαμε και πώς.',
    link: '/our-works',
    placement: 'homepage',
    alt: 'Αφίσα φεστιβάλ με αμφιθέατρο δίπλα σε δύο μπουκάλια μπίρας με ετικέτες λυκίσκου',
    ground: '#2b2d33',
    layers: [
      disc(820, 520, 380, INK.magenta),
      put(
        poster({
          paper: CLOTH.ecru,
          art: [
            group(halftone(INK.magenta), 'translate(150 -400) scale(1.7)'),
            group(BRANDS.festival.mark(INK.black), 'translate(0 70) scale(4.3)'),
            group(word(BRANDS.festival.word, INK.black, 16), 'translate(-180 490) scale(2.4)'),
            stroke('M150 450H400M150 500H340M150 550H380', INK.black, 14),
          ].join(''),
        }),
        [520, 500],
        0.5625,
        -5,
      ),
      put(
        glassBottle({
          kind: 'beer',
          glass: '#5a3415',
          closure: INK.yellow,
          paper: INK.yellow,
          print: { motif: BRANDS.brewery.mark(INK.black, INK.yellow) },
        }),
        [1120, 510],
        0.625,
      ),
      put(
        glassBottle({
          kind: 'beer',
          glass: '#5a3415',
          closure: CLOTH.bottle,
          paper: CLOTH.ecru,
          print: { motif: BRANDS.brewery.mark(CLOTH.bottle, CLOTH.ecru) },
        }),
        [920, 550],
        0.625,
      ),
    ],
  },
]
