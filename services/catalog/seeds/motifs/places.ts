/** Motifs of places where people come together. */

import { clipped, disc, fill, group, n, type Svg, stroke } from '@stampa/drawings/kit/svg'

/** A window with a round head and the sea in it. @param view colour of sky and foam. */
export function seaWindow(ink: string, view: string): Svg {
  const frame = 'M-66 98V-32A66 66 0 0 1 66-32V98Z'
  const pane = 'M-52 84V-32A52 52 0 0 1 52-32V84Z'
  const water = 'M-60 18q10-12 20 0t20 0t20 0t20 0t20 0t20 0V90H-60Z'
  return [
    fill(frame, ink),
    clipped(
      pane,
      [
        fill(pane, view),
        disc(0, -14, 24, ink),
        fill(water, ink),
        stroke('M-60 42q10-10 20 0t20 0t20 0t20 0t20 0t20 0', view, 5),
        stroke('M-60 62q10-10 20 0t20 0t20 0t20 0t20 0t20 0', view, 5),
      ].join(''),
    ),
    fill('M-80 92H80V102H-80Z', ink),
  ].join('')
}

/** An open book with the sun rising out of it. */
export function book(ink: string, ray: string): Svg {
  const rays = [-72, -36, 0, 36, 72].map(turn =>
    group(stroke('M0-66V-88', ray, 9), `translate(0 8) rotate(${turn})`),
  )
  return [
    fill('M-48 8A48 48 0 0 1 48 8Z', ray),
    ...rays,
    fill('M-98 14C-62 4-26 10-5 30V92C-26 72-62 66-98 76Z', ink),
    fill('M98 14C62 4 26 10 5 30V92C26 72 62 66 98 76Z', ink),
  ].join('')
}

/** Rows of seats around an orchestra, which are also rings of sound. */
export function amphitheatre(ink: string): Svg {
  const rows = [38, 58, 78, 98].map(radius => {
    const line = `M${-radius + 5} 40A${radius - 5} ${radius - 5} 0 0 1 ${radius - 5} 40`
    return stroke(line, ink, 11).replaceAll('"round"', '"butt"')
  })
  // Three stairs divide the rows into wedges, as in stone.
  const wedge = (from: number, to: number) => {
    const point = (turn: number) => `${n(Math.cos(turn) * 140)} ${n(40 - Math.sin(turn) * 140)}`
    return `M0 40L${point(from)}L${point((from + to) / 2)}L${point(to)}Z`
  }
  const quarter = Math.PI / 4
  const gap = 0.05
  const wedges = [0, 1, 2, 3].map(i => wedge(i * quarter + gap, (i + 1) * quarter - gap)).join('')
  return [
    clipped(wedges, rows.join('')),
    disc(0, 40, 20, ink),
    fill('M-98 62H98V74H-98Z', ink),
  ].join('')
}

/** Three building blocks, one on two. */
export function blocks(ink: string, top: string, side: string): Svg {
  const block = (x: number, y: number) =>
    group(
      fill('M0-50L43-25L0 0L-43-25Z', top) +
        fill('M-43-25L0 0V50L-43 25Z', ink) +
        fill('M43-25L0 0V50L43 25Z', side),
      `translate(${x} ${y})`,
    )
  return block(-46, 46) + block(46, 46) + block(0, -34)
}
