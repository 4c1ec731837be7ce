import { cap } from '@stampa/drawings/cap'
import { hoodie, hoodieBack } from '@stampa/drawings/hoodie'
import type { Drawing } from '@stampa/drawings/kit/drawing'
import { mug } from '@stampa/drawings/mug'
import { phoneCase } from '@stampa/drawings/phone-case'
import { tShirt, tShirtBack } from '@stampa/drawings/t-shirt'
import { tote } from '@stampa/drawings/tote'
import type { PrintArea, ProductCategory } from '../src/routes/design-studio/products/print-area.ts'
import { areaOn } from './pictures.ts'

/** A product of the demo studio, drawn in each of its colours. */
export interface DemoProduct {
  name: string
  category: ProductCategory
  sizes: string[]
  printAreas: { front: PrintArea; back: PrintArea | null }
  colours: DemoColour[]
}

interface DemoColour {
  name: string
  code: string
  front: Drawing
  back: Drawing | null
}

const white = { name: 'Λευκό', code: '#f4f2ec' }
const black = { name: 'Μαύρο', code: '#232326' }
const navy = { name: 'Σκούρο μπλε', code: '#1f2f54' }
const red = { name: 'Κόκκινο', code: '#b3262e' }
const grey = { name: 'Γκρι', code: '#a9adb2' }
const green = { name: 'Πράσινο κυπαρισσί', code: '#1f4a3a' }
const natural = { name: 'Φυσικό', code: '#e6d9bd' }

interface Colour {
  name: string
  code: string
}

function inColours(
  colours: readonly Colour[],
  front: (colour: string) => Drawing,
  back?: (colour: string) => Drawing,
): DemoColour[] {
  return colours.map(({ name, code }) => ({
    name,
    code,
    front: front(code),
    back: back?.(code) ?? null,
  }))
}

const shirtSizes = ['S', 'M', 'L', 'XL', 'XXL']

/** The units of a drawing are known by what is drawn: a T-shirt of 832 units is 52 cm wide. */
export function demoProducts(): DemoProduct[] {
  return [
    {
      name: 'Μπλουζάκι',
      category: 'tshirt',
      sizes: shirtSizes,
      printAreas: {
        front: areaOn(tShirt({ colour: white.code }), { top: 260, width: 480, mm: [300, 400] }),
        back: areaOn(tShirtBack({ colour: white.code }), { top: 190, width: 480, mm: [300, 400] }),
      },
      colours: inColours(
        [white, black, navy],
        colour => tShirt({ colour }),
        colour => tShirtBack({ colour }),
      ),
    },
    {
      name: 'Φούτερ με κουκούλα',
      category: 'hoodie',
      sizes: shirtSizes,
      printAreas: {
        front: areaOn(hoodie({ colour: grey.code }), { top: 440, width: 448, mm: [280, 220] }),
        back: areaOn(hoodieBack({ colour: grey.code }), { top: 430, width: 480, mm: [300, 400] }),
      },
      colours: inColours(
        [grey, green],
        colour => hoodie({ colour }),
        colour => hoodieBack({ colour }),
      ),
    },
    {
      name: 'Κούπα κεραμική',
      category: 'mug',
      sizes: [],
      // 660 units are the 82 mm of its width; what is printed must not run around the curve.
      printAreas: {
        front: areaOn(mug({ colour: white.code }), { top: 120, width: 520, mm: [65, 75] }),
        back: areaOn(mug({ colour: white.code, handleAt: 'left' }), {
          top: 120,
          width: 520,
          mm: [65, 75],
        }),
      },
      colours: [
        { ...white, inside: white.code },
        { name: 'Λευκό με κόκκινο', code: '#f5f2ea', inside: red.code },
      ].map(({ name, code, inside }) => ({
        name,
        code,
        front: mug({ colour: code, inside }),
        back: mug({ colour: code, inside, handleAt: 'left' }),
      })),
    },
    {
      name: 'Πάνινη τσάντα',
      category: 'tote-bag',
      sizes: [],
      printAreas: {
        front: areaOn(tote({ colour: natural.code }), { top: 230, width: 700, mm: [280, 280] }),
        back: areaOn(tote({ colour: natural.code }), { top: 230, width: 700, mm: [280, 280] }),
      },
      colours: inColours(
        [natural, red],
        colour => tote({ colour }),
        colour => tote({ colour }),
      ),
    },
    {
      name: 'Καπέλο τζόκεϊ',
      category: 'cap',
      sizes: [],
      // Its back is a strap.
      printAreas: {
        front: areaOn(cap({ colour: navy.code }), { top: 150, width: 440, mm: [110, 65] }),
        back: null,
      },
      colours: inColours([navy, black], colour => cap({ colour })),
    },
    {
      name: 'Θήκη κινητού',
      category: 'phone-case',
      sizes: [],
      printAreas: {
        front: areaOn(phoneCase({ colour: white.code }), { top: 390, width: 540, mm: [60, 95] }),
        back: null,
      },
      colours: inColours([white, black], colour => phoneCase({ colour })),
    },
  ]
}
