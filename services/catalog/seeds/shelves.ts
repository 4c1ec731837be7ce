import type { Shelf } from './shelf.ts'
import { bags } from './shelves/bags.ts'
import { bottles } from './shelves/bottles.ts'
import { gifts } from './shelves/gifts.ts'
import { hats } from './shelves/hats.ts'
import { mugs } from './shelves/mugs.ts'
import { stationery } from './shelves/stationery.ts'
import { sweats } from './shelves/sweats.ts'
import { tShirts } from './shelves/t-shirts.ts'
import { workwear } from './shelves/workwear.ts'

/** The whole shop, in the order of its menu. */
export const SHELVES: readonly Shelf[] = [
  tShirts,
  sweats,
  mugs,
  bottles,
  bags,
  hats,
  stationery,
  workwear,
  gifts,
]
