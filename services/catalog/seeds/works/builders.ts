import { beanie } from '@stampa/drawings/beanie'
import { CLOTH, INK } from '@stampa/drawings/kit/colour'
import { put } from '@stampa/drawings/kit/scene'
import { disc, group } from '@stampa/drawings/kit/svg'
import { polo } from '@stampa/drawings/polo'
import { sweatshirt } from '@stampa/drawings/sweatshirt'
import { thermos } from '@stampa/drawings/thermos'
import { vest } from '@stampa/drawings/vest'
import { BRANDS } from '../brands.ts'
import { word } from '../motifs/lettering.ts'
import { blocks } from '../motifs/places.ts'
import { tinted, type Work } from './work.ts'

const brand = BRANDS.builders
/** In white, for dark cloth: each face of the blocks a little darker than the one before. */
const white = blocks('#c9ccd1', INK.white, '#e4e6ea')

export const builders: Work = {
  title: 'Ρούχα για το εργοτάξιο και για το γραφείο',
  brand,
  description:
    'Η εταιρεία ντύνει ογδόντα ανθρώπους σε τέσσερα εργοτάξια και ανανεώνει τον ρουχισμό κάθε χειμώνα. Τα γιλέκα είναι πιστοποιημένα κατά EN ISO 20471 και τυπώνονται έξω από τις ανακλαστικές ταινίες, ώστε να μη χάνουν την κλάση τους. Τα polo και τα φούτερ κεντήθηκαν με το ίδιο αρχείο, που φυλάμε για κάθε επόμενη παραγγελία.',
  scenes: [
    {
      alt: 'Κίτρινο γιλέκο υψηλής ορατότητας δίπλα σε ανθρακί μπλούζα polo με κεντημένους κύβους',
      layers: [
        disc(560, 440, 310, CLOTH.safety),
        put(polo({ colour: CLOTH.charcoal, print: { motif: white } }), [740, 450], 0.5),
        put(
          vest({
            colour: '#efe531',
            border: CLOTH.safety,
            print: { motif: brand.mark(brand.ink), at: [112, 590], scale: 0.68 },
          }),
          [340, 460],
          0.5,
        ),
      ],
    },
    {
      alt: 'Γκρίζο φούτερ εργασίας με το όνομα της εταιρείας, θερμός και πλεκτός σκούφος',
      ground: tinted(brand.ink),
      layers: [
        put(
          sweatshirt({
            colour: CLOTH.charcoal,
            print: {
              motif:
                group(white, 'translate(0 -70) scale(0.8)') +
                group(word(brand.word, INK.white, 28), 'translate(0 80)'),
              at: [0, 560],
              scale: 2.1,
            },
          }),
          [430, 440],
          0.5,
        ),
        put(
          thermos({
            colour: CLOTH.safety,
            print: { motif: brand.mark(INK.black), at: [-10, 850], scale: 1.1 },
          }),
          [860, 450],
          0.5,
        ),
        put(
          beanie({
            colour: CLOTH.safety,
            label: CLOTH.black,
            print: { motif: white, scale: 0.52 },
          }),
          [1010, 690],
          0.375,
        ),
      ],
    },
  ],
}
