/**
 * Returns the contrast of two opaque colours by WCAG 2.2, from 1 to 21.
 *
 * @param a,b as `#rrggbb`
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const channels = [1, 3, 5].map(start => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map(value =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
