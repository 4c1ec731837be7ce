import { giftBox } from '@stampa/drawings/gift-box'
import { hoodie } from '@stampa/drawings/hoodie'
import { CLOTH, INK } from '@stampa/drawings/kit/colour'
import { put } from '@stampa/drawings/kit/scene'
import { disc } from '@stampa/drawings/kit/svg'
import { mug } from '@stampa/drawings/mug'
import { notebook } from '@stampa/drawings/notebook'
import { phoneCase } from '@stampa/drawings/phone-case'
import { BRANDS } from '../brands.ts'
import { word } from '../motifs/lettering.ts'
import { terrazzo } from '../motifs/marks.ts'
import { tinted, type Work } from './work.ts'

const brand = BRANDS.software
const { mark } = brand

export const software: Work = {
  title: 'Πακέτο καλωσορίσματος για νέους συναδέλφους',
  brand,
  description:
    'Η ομάδα δουλεύει από εννέα πόλεις, οπότε η πρώτη μέρα στη δουλειά φτάνει με κούριερ. Στο κουτί μπαίνουν φούτερ στο σωστό μέγεθος, κούπα, σημειωματάριο, θήκη κινητού και μια κάρτα με το όνομα του παραλήπτη. Κρατάμε απόθεμα στην αποθήκη μας και στέλνουμε κάθε πακέτο μέσα σε δύο ημέρες από την ειδοποίηση.',
  scenes: [
    {
      alt: 'Μαύρο φούτερ με κουκούλα και λευκή κουβαρίστρα στο στήθος',
      layers: [
        disc(600, 450, 390, INK.magenta),
        put(
          hoodie({
            colour: CLOTH.black,
            cords: INK.white,
            print: { motif: mark(INK.white, CLOTH.black), at: [0, 610], scale: 1.5 },
          }),
          [600, 460],
          0.5,
        ),
      ],
    },
    {
      alt: 'Μαύρο κουτί με κορδέλα ματζέντα, μαύρη κούπα και γκρίζο σημειωματάριο',
      ground: tinted(INK.magenta),
      layers: [
        put(
          giftBox({
            colour: '#2b2d33',
            ribbon: INK.magenta,
            print: { motif: mark(INK.white, '#2b2d33'), at: [190, 156], scale: 1.1 },
          }),
          [350, 400],
          0.5,
        ),
        put(
          notebook({
            colour: CLOTH.charcoal,
            band: INK.magenta,
            print: { motif: word(brand.word, INK.white, 28), scale: 1.8 },
          }),
          [860, 400],
          0.5,
        ),
        put(
          mug({
            colour: CLOTH.black,
            inside: INK.magenta,
            print: { motif: mark(INK.white, CLOTH.black), scale: 1.5 },
          }),
          [640, 670],
          0.5,
        ),
      ],
    },
    {
      alt: 'Τρεις θήκες κινητού με μωσαϊκό μοτίβο στα χρώματα της εταιρείας',
      layers: [
        put(
          phoneCase({
            colour: INK.white,
            print: {
              motif: terrazzo([INK.magenta, INK.black, CLOTH.sand], 7),
              at: [0, 660],
              scale: 2,
            },
          }),
          [250, 450],
          0.5,
        ),
        put(
          phoneCase({
            colour: CLOTH.black,
            print: { motif: mark(INK.white, CLOTH.black), at: [0, 760], scale: 1.7 },
          }),
          [600, 450],
          0.5,
        ),
        put(
          phoneCase({
            colour: INK.magenta,
            print: {
              motif: terrazzo([INK.white, INK.black, '#8f0033'], 11),
              at: [0, 660],
              scale: 2,
            },
          }),
          [950, 450],
          0.5,
        ),
      ],
    },
  ],
}
