import { cloth, type Fold, lyingShadow, rib, seam, stitches } from './kit/cloth.ts'
import { pair, type Segment, symmetric, symmetricLine } from './kit/path.ts'
import { clipped, type Svg } from './kit/svg.ts'

const NECK_TO_SHOULDER: readonly Segment[] = [
  [90, 50, 150, 30, 178, 0],
  [262, 22, 356, 52, 440, 98],
]
const ARMHOLE: Segment = [392, 200, 392, 350, 418, 480]
const SIDE: readonly Segment[] = [
  [408, 640, 412, 820, 420, 960],
  [426, 1050, 424, 1110, 414, 1170],
]
const OUTER_ARM: readonly Segment[] = [
  [548, 160, 600, 420, 624, 640],
  [646, 830, 668, 960, 668, 1070],
]
const INNER_ARM: Segment = [538, 900, 488, 640, 418, 480]
const CUFF: readonly Segment[] = [
  [668, 1110, 660, 1160, 650, 1206],
  [618, 1216, 588, 1218, 560, 1214],
  [556, 1170, 554, 1120, 556, 1080],
]
const RIB_HEM: readonly Segment[] = [
  [402, 1210, 396, 1250, 392, 1290],
  [270, 1304, 120, 1308, 0, 1308],
]

const OUTLINE = symmetric(
  [0, 52],
  [...NECK_TO_SHOULDER, ...OUTER_ARM, ...CUFF, INNER_ARM, ...SIDE, ...RIB_HEM],
)
const BODY = symmetric(
  [0, 52],
  [...NECK_TO_SHOULDER, ARMHOLE, ...SIDE, [280, 1190, 120, 1196, 0, 1196]],
)
const SLEEVES = `${pair([440, 98], [...OUTER_ARM, [630, 1094, 590, 1100, 550, 1092], INNER_ARM, [360, 300], [376, 116]])}Z`
const CUFFS = `${pair([666, 1060], [...CUFF, [594, 1084, 632, 1078, 666, 1060]])}Z`
const HEM = symmetric([0, 1192], [[120, 1192, 280, 1186, 412, 1164], ...RIB_HEM])

const SLEEVE_FOLDS: readonly Fold[] = [
  [[-430, 500], [-570, 340], 26, 30],
  [[-470, 620], [-604, 520], 22, 30],
  [[-520, 800], [-630, 740], 16, 26],
  [[-556, 1060], [-640, 960], 14, 30],
  [[-640, 1060], [-600, 900], -12, 24],
  [[-420, 330], [-510, 210], 14, 18],
  [[430, 500], [574, 330], -26, 30],
  [[470, 640], [606, 500], -22, 30],
  [[530, 850], [640, 770], -18, 28],
  [[556, 1060], [650, 980], -14, 30],
  [[420, 340], [510, 200], -14, 18],
]

const BODY_FOLDS: readonly Fold[] = [
  [[-416, 480], [-190, 370], -28, 36],
  [[-414, 520], [-240, 700], 32, 36],
  [[416, 480], [220, 350], 26, 38],
  [[414, 520], [270, 720], -32, 38],
  [[-360, 1180], [-300, 860], 30, 40],
  [[-200, 1190], [-230, 1060], -10, 26],
  [[90, 1190], [60, 1070], 12, 26],
  [[250, 1186], [320, 900], -30, 42],
  [[380, 1170], [376, 1010], 12, 28],
]

/** A long-sleeved sweat garment without its neck, which each kind adds. 1336 wide, 1308 high. */
export function longSleeve(
  colour: string,
  surface: Svg,
): { readonly shadow: Svg; readonly garment: Svg } {
  return {
    shadow: lyingShadow(OUTLINE),
    garment: [
      rib(CUFFS, colour),
      cloth({ outline: SLEEVES, colour, folds: SLEEVE_FOLDS }),
      rib(HEM, colour),
      cloth({ outline: BODY, colour, sides: [-424, 424], surface, folds: BODY_FOLDS }),
      clipped(OUTLINE, seam(pair([440, 98], [ARMHOLE]), colour)),
      stitches(pair([452, 110], [[404, 210, 404, 350, 430, 470]]), colour),
      stitches(symmetricLine([0, 1180], [[120, 1180, 280, 1174, 412, 1154]]), colour),
    ].join(''),
  }
}
