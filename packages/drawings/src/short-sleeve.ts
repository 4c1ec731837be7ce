import { cloth, type Fold, lyingShadow, seam, stitches } from './kit/cloth.ts'
import { pair, type Segment, symmetric, symmetricLine } from './kit/path.ts'
import { clipped, group, type Svg } from './kit/svg.ts'

const SHOULDER: Segment = [262, 22, 352, 50, 432, 92]
const NECK_TO_SHOULDER: readonly Segment[] = [[90, 50, 150, 30, 178, 0], SHOULDER]
const SIDE_AND_HEM: readonly Segment[] = [
  [402, 560, 400, 700, 402, 850],
  [404, 1020, 410, 1180, 416, 1318],
  [290, 1336, 120, 1342, 0, 1342],
]
const SLEEVE_EDGE: readonly Segment[] = [
  [500, 140, 590, 330, 640, 478],
  [590, 520, 516, 548, 446, 560],
  [436, 520, 424, 486, 410, 452],
]
const ARMHOLE: Segment = [388, 190, 384, 330, 410, 452]

const OUTLINE = symmetric([0, 52], [...NECK_TO_SHOULDER, ...SLEEVE_EDGE, ...SIDE_AND_HEM])
const BODY = symmetric([0, 52], [...NECK_TO_SHOULDER, ARMHOLE, ...SIDE_AND_HEM])
/** Both sleeves as one outline; they run under the body up to the armhole. */
const SLEEVES = `${pair([432, 92], [...SLEEVE_EDGE, [360, 300], [370, 110]])}Z`

const SLEEVE_FOLDS: readonly Fold[] = [
  [[-420, 430], [-560, 250], 26, 26],
  [[-440, 520], [-590, 400], 20, 22],
  [[-410, 300], [-500, 180], 14, 16],
  [[420, 430], [570, 240], -26, 28],
  [[440, 520], [606, 380], -20, 24],
  [[410, 310], [500, 190], -14, 16],
]

/** Body folds of the two garments of this cut, so that they do not look stamped from one die. */
export const BODY_FOLDS = {
  relaxed: [
    [[-404, 440], [-170, 330], -26, 30],
    [[-402, 470], [-220, 640], 30, 30],
    [[404, 440], [200, 310], 24, 32],
    [[402, 470], [250, 660], -30, 34],
    [[-330, 1330], [-250, 800], 30, 38],
    [[-70, 1340], [-130, 1000], -20, 30],
    [[200, 1340], [262, 860], -34, 42],
    [[350, 1330], [330, 1040], 14, 26],
    [[-250, 80], [-160, 270], 18, 22],
    [[250, 80], [170, 250], -18, 22],
  ],
  pressed: [
    [[-404, 450], [-260, 380], -16, 26],
    [[-402, 500], [-290, 700], 24, 28],
    [[404, 450], [230, 350], 20, 28],
    [[402, 500], [300, 720], -20, 28],
    [[-240, 1336], [-200, 980], 18, 30],
    [[110, 1340], [150, 1060], -16, 26],
    [[330, 1330], [316, 900], 18, 34],
  ],
} as const satisfies Record<string, readonly Fold[]>

/** A short-sleeved garment without its neck, which each kind adds. Its body is 832 wide, 1342 high. */
export function shortSleeve(
  colour: string,
  folds: readonly Fold[],
  surface: Svg,
): { readonly shadow: Svg; readonly garment: Svg } {
  const hems = [0, 14].map(
    up =>
      stitches(pair([634, 458 - up], [[586, 498 - up, 512, 526 - up, 440, 540 - up]]), colour) +
      stitches(
        symmetricLine([0, 1312 - up], [[120, 1312 - up, 290, 1306 - up, 414, 1288 - up]]),
        colour,
      ),
  )
  return {
    shadow: lyingShadow(OUTLINE),
    garment: group(
      [
        cloth({ outline: SLEEVES, colour, folds: SLEEVE_FOLDS }),
        cloth({ outline: BODY, colour, sides: [-420, 420], surface, folds }),
        clipped(OUTLINE, seam(pair([432, 92], [ARMHOLE]), colour)),
        ...hems,
      ].join(''),
    ),
  }
}
