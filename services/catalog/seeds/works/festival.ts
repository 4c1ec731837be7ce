import { badges } from '@stampa/drawings/badges'
import { CLOTH, INK } from '@stampa/drawings/kit/colour'
import { put } from '@stampa/drawings/kit/scene'
import { disc, type Svg } from '@stampa/drawings/kit/svg'
import { lanyard } from '@stampa/drawings/lanyard'
import { poster } from '@stampa/drawings/poster'
import { tote } from '@stampa/drawings/tote'
import { BRANDS } from '../brands.ts'
import { word } from '../motifs/lettering.ts'
import { halftone } from '../motifs/process.ts'
import { tinted, type Work } from './work.ts'

const brand = BRANDS.festival
const { mark, ink } = brand

/** A season's poster: the seats of stone, the moon over them, the name and the lines of the programme. */
function bill(_paper: string, print: string, moon: string): Svg {
  return [
    `<g transform="translate(150 -430) scale(1.5)">${halftone(moon)}</g>`,
    `<g transform="translate(0 20) scale(4.3)">${mark(print)}</g>`,
    `<g transform="translate(-180 470) scale(2.4)">${word(brand.word, print, 16)}</g>`,
    `<path d="M150 430H400M150 480H340M150 530H380" stroke="${print}" stroke-width="14" stroke-linecap="round"/>`,
  ].join('')
}

const sheet = (paper: string, print: string, moon: string) =>
  poster({ paper, art: bill(paper, print, moon) })

export const festival: Work = {
  title: 'Δέκα βράδια κάτω από τα αστέρια',
  brand,
  description:
    'Οι αφίσες του φεστιβάλ τυπώθηκαν με μεταξοτυπία σε χαρτί 300 g/m², σε αριθμημένη έκδοση 250 αντιτύπων ανά χρώμα, και εξαντλήθηκαν πριν από την πρεμιέρα. Στο πωλητήριο βρέθηκαν πάνινες τσάντες και κονκάρδες, ενώ το προσωπικό και οι καλλιτέχνες φορούσαν κάρτες με ατομικά ονόματα. Όλα παραδόθηκαν σε ένα δρομολόγιο, με σειρά στησίματος.',
  scenes: [
    {
      alt: 'Δύο αφίσες του φεστιβάλ, μία μπορντό και μία κίτρινη, με αμφιθέατρο και φεγγάρι από κουκκίδες',
      layers: [
        put(sheet(ink, CLOTH.ecru, INK.yellow), [370, 450], 0.5, -4),
        put(sheet(INK.yellow, INK.black, ink), [830, 450], 0.5, 3),
      ],
    },
    {
      alt: 'Μαύρη πάνινη τσάντα με εκρού αμφιθέατρο και τρεις κονκάρδες',
      ground: tinted(ink),
      layers: [
        put(
          tote({
            colour: CLOTH.black,
            print: { motif: mark(CLOTH.ecru), at: [0, 520], scale: 2.8 },
          }),
          [420, 440],
          0.5,
        ),
        put(
          badges([
            { colour: ink, motif: mark(CLOTH.ecru) },
            { colour: INK.yellow, motif: halftone(ink) },
            { colour: INK.black, motif: word(brand.word, CLOTH.ecru, 16) },
          ]),
          [870, 500],
          0.5,
        ),
      ],
    },
    {
      alt: 'Μπορντό λαιμοκορδόνι με κάρτα διαπίστευσης του φεστιβάλ',
      layers: [
        disc(600, 450, 320, INK.yellow),
        put(
          lanyard({ colour: ink, ink: CLOTH.ecru, face: INK.white, motif: mark(ink) }),
          [600, 460],
          0.5,
        ),
      ],
    },
  ],
}
