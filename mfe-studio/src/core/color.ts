/**
 * Perceived difference of two colours, `#rrggbb`: 0 for equal ones, 1 for black and white. The distance in Oklab, a
 * perceptually uniform colour space, with its lightness for a white reference, which tells dark colours less apart.
 *
 * @see https://bottosson.github.io/posts/oklab/
 * @see https://bottosson.github.io/posts/colorpicker/#intermission---a-new-lightness-estimate-for-oklab
 */
export function colorDistance(one: string, other: string): number {
  const [a, b] = [oklab(one), oklab(other)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

/** Lightness, from 0 to 1, below which all colours look dark on cloth. */
const dark = 0.31

/** Returns whether a colour is hardly seen on another one: nearly the same, or both dark. */
export function isHardlySeen(color: string, ground: string): boolean {
  const [lightness, other] = [oklab(color)[0], oklab(ground)[0]]
  return (lightness < dark && other < dark) || colorDistance(color, ground) < nearly
}

/** Returns black, or white on a ground that hides black. */
export function readableOn(ground: string): string {
  return isHardlySeen('#000000', ground) ? '#ffffff' : '#000000'
}

/** Colour distance below which two colours are hard to tell apart on cloth. */
const nearly = 0.12

function oklab(color: string): [lightness: number, a: number, b: number] {
  const [red, green, blue] = [1, 3, 5].map(at =>
    linear(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  ) as [number, number, number]
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    referredToWhite(0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short),
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ]
}

function referredToWhite(lightness: number): number {
  const [k1, k2] = [0.206, 0.03]
  const k3 = ((1 + k1) / (1 + k2)) * lightness
  return (k3 - k1 + Math.sqrt((k3 - k1) ** 2 + 4 * k2 * k3)) / 2
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
