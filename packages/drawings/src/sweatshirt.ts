import { seam } from './kit/cloth.ts'
import { centred, type Drawing } from './kit/drawing.ts'
import { open } from './kit/path.ts'
import { type Print, printed } from './kit/print.ts'
import { longSleeve } from './long-sleeve.ts'
import { crewNeck } from './t-shirt.ts'

export function sweatshirt({
  colour,
  print,
}: {
  readonly colour: string
  readonly print?: Print
}): Drawing {
  const { shadow, garment } = longSleeve(colour, printed(print, { at: [0, 580], scale: 2.2 }))
  const gusset = seam(
    open(
      [-46, 178],
      [
        [0, 262],
        [46, 178],
      ],
    ),
    colour,
  )
  return { markup: shadow + garment + gusset + crewNeck(colour), bounds: centred(1336, 1310) }
}
