import { cap } from '@stampa/drawings/cap'
import { glassBottle } from '@stampa/drawings/glass-bottle'
import { CLOTH, INK } from '@stampa/drawings/kit/colour'
import { put } from '@stampa/drawings/kit/scene'
import { disc } from '@stampa/drawings/kit/svg'
import { type Sticker, stickerSheet } from '@stampa/drawings/sticker-sheet'
import { tShirt } from '@stampa/drawings/t-shirt'
import { BRANDS } from '../brands.ts'
import { word } from '../motifs/lettering.ts'
import { seal } from '../motifs/marks.ts'
import { tinted, type Work } from './work.ts'

const brand = BRANDS.brewery
const { mark, ink } = brand
const AMBER = '#4a2a12'

const labelled = (glass: string, paper: string, print: string, closure: string) =>
  glassBottle({ kind: 'beer', glass, closure, paper, print: { motif: mark(print, paper) } })

const sticker = (print: string, ground: string, cut: Sticker['cut']): Sticker => ({
  motif: mark(print, ground),
  ground,
  cut,
})

export const brewery: Work = {
  title: 'Τρεις μπίρες, τρεις ετικέτες',
  brand,
  description:
    'Η μικρή ζυθοποιία βγάζει μία νέα συνταγή κάθε εποχή και παραγγέλνει ετικέτες σε μικρές ποσότητες. Τις τυπώνουμε ψηφιακά σε χαρτί που αντέχει στην υγρασία του πάγου, με τα χρώματα κλειδωμένα σε Pantone για να μη διαφέρει η μία παρτίδα από την άλλη. Για το φεστιβάλ του καλοκαιριού προσθέσαμε μπλουζάκια, καπέλα και φύλλα με αυτοκόλλητα.',
  scenes: [
    {
      alt: 'Τρία μπουκάλια μπίρας με το ίδιο σήμα λυκίσκου σε ετικέτες διαφορετικού χρώματος',
      layers: [
        disc(600, 400, 310, INK.yellow),
        put(labelled(AMBER, CLOTH.ecru, ink, INK.yellow), [360, 440], 0.5),
        put(labelled('#1d3323', INK.yellow, INK.black, INK.black), [840, 440], 0.5),
        put(labelled(AMBER, ink, CLOTH.ecru, ink), [600, 490], 0.5),
      ],
    },
    {
      alt: 'Πράσινο μπλουζάκι με μεγάλο λυκίσκο και καπέλο με δίχτυ της ζυθοποιίας',
      ground: tinted(ink),
      layers: [
        put(
          tShirt({
            colour: CLOTH.bottle,
            print: { motif: mark(INK.yellow, CLOTH.bottle), at: [0, 560], scale: 2.4 },
          }),
          [450, 440],
          0.5,
        ),
        put(
          cap({
            colour: CLOTH.ecru,
            sides: CLOTH.black,
            visor: CLOTH.black,
            mesh: true,
            print: { motif: mark(ink, CLOTH.ecru), at: [0, 320], scale: 1.1 },
          }),
          [850, 640],
          0.5,
        ),
      ],
    },
    {
      alt: 'Φύλλο με δώδεκα στρογγυλά και τετράγωνα αυτοκόλλητα της ζυθοποιίας',
      layers: [
        disc(620, 450, 330, ink),
        put(
          stickerSheet([
            sticker(ink, INK.yellow, 'round'),
            sticker(CLOTH.ecru, ink, 'square'),
            { motif: seal(ink, mark(ink, INK.white)), ground: INK.white, cut: 'round' },
            { motif: word(brand.word, INK.yellow, 24), ground: INK.black, cut: 'square' },
            sticker(INK.black, CLOTH.ecru, 'round'),
            sticker(INK.yellow, AMBER, 'square'),
            sticker(INK.white, INK.cyan, 'round'),
            { motif: word(brand.word, ink, 24), ground: INK.yellow, cut: 'square' },
            { motif: seal(INK.white, mark(INK.white, ink)), ground: ink, cut: 'round' },
            sticker(AMBER, CLOTH.sand, 'square'),
            sticker(INK.yellow, INK.black, 'round'),
            sticker(INK.white, INK.magenta, 'square'),
          ]),
          [620, 450],
          0.55,
          -6,
        ),
      ],
    },
  ],
}
