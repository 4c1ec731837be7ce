import { backpack } from '@stampa/drawings/backpack'
import { CLOTH, INK } from '@stampa/drawings/kit/colour'
import { put } from '@stampa/drawings/kit/scene'
import { disc } from '@stampa/drawings/kit/svg'
import { spiralPad } from '@stampa/drawings/spiral-pad'
import { sweatshirt } from '@stampa/drawings/sweatshirt'
import { tShirt } from '@stampa/drawings/t-shirt'
import { tumbler } from '@stampa/drawings/tumbler'
import { BRANDS } from '../brands.ts'
import { word } from '../motifs/lettering.ts'
import { book } from '../motifs/places.ts'
import { tinted, type Work } from './work.ts'

const brand = BRANDS.school

export const school: Work = {
  title: 'Στολές που αντέχουν στο διάλειμμα',
  brand,
  description:
    'Για τους 420 μαθητές του σχολείου ετοιμάσαμε φούτερ και μπλουζάκια σε δώδεκα μεγέθη, από 4 ετών έως XL. Το σήμα είναι κεντημένο και πλένεται στους 60 °C, ενώ κάθε ρούχο έχει ετικέτα για το όνομα του παιδιού. Οι γονείς παρήγγειλαν από ξεχωριστή σελίδα και κάθε τάξη πήρε τη δική της σακούλα, έτοιμη για μοίρασμα.',
  scenes: [
    {
      alt: 'Μπλε φούτερ με κεντημένο ανοιχτό βιβλίο και ήλιο στο στήθος',
      layers: [
        disc(600, 440, 380, INK.yellow),
        put(
          sweatshirt({
            colour: CLOTH.navy,
            print: { motif: book(INK.white, INK.yellow), at: [0, 560], scale: 2 },
          }),
          [600, 455],
          0.5,
        ),
      ],
    },
    {
      alt: 'Σακίδιο με κίτρινη τσέπη και σπιράλ μπλοκ του σχολείου',
      ground: tinted(CLOTH.sky),
      layers: [
        put(
          backpack({
            colour: CLOTH.navy,
            trim: INK.yellow,
            print: { motif: book(INK.white, INK.yellow), at: [0, 390], scale: 1.1 },
          }),
          [400, 460],
          0.5,
        ),
        put(
          spiralPad({ colour: CLOTH.ecru, print: { motif: book(brand.ink, INK.yellow) } }),
          [830, 460],
          0.5,
        ),
      ],
    },
    {
      alt: 'Λευκό μπλουζάκι γυμναστικής με τη λέξη ορίζοντες και ποτήρι με το σήμα του σχολείου',
      layers: [
        disc(500, 430, 310, INK.cyan),
        put(
          tShirt({
            colour: CLOTH.white,
            print: { motif: word(brand.word, brand.ink, 22), at: [0, 520], scale: 2.9 },
          }),
          [450, 450],
          0.5,
        ),
        put(
          tumbler({
            colour: CLOTH.white,
            lid: brand.ink,
            print: { motif: book('#4b2f18', '#4b2f18'), scale: 1.1 },
          }),
          [900, 570],
          0.5,
        ),
      ],
    },
  ],
}
