import type { StudioProduct } from './design-studio.data.ts'

type PrintAreas = StudioProduct['printAreas']
type PrintArea = PrintAreas['front']

export const printSides = ['front', 'back'] as const
export type PrintSide = (typeof printSides)[number]

/** Fields of a print area in the form: millimetres on the product, and percent of the canvas. */
export const areaFields = ['widthMm', 'heightMm', 'x', 'y', 'width'] as const
export type AreaField = (typeof areaFields)[number]

/** Percent in the form are parts of 1 in the area. */
const scales: Record<AreaField, number> = { widthMm: 1, heightMm: 1, x: 100, y: 100, width: 100 }

type AreaName = `${PrintSide}_${AreaField}`

/** Values of the form: a number per side and field, and whether the back is printed. */
export type PrintAreaValues = Record<AreaName, number | null> & { printedBack: boolean }

export function areaFieldName(side: PrintSide, field: AreaField): AreaName {
  return `${side}_${field}`
}

/** Inverse of {@link printAreasIn}. A side that is not printed begins with the front's area. */
export function printAreasToValues(areas: PrintAreas): PrintAreaValues {
  const shown = printSides.flatMap(side => {
    const area = areas[side] ?? areas.front
    return areaFields.map(field => {
      const isPart = scales[field] === 100
      const shown = isPart ? Math.round(area[field] * 1000) / 10 : area[field]
      return [areaFieldName(side, field), shown]
    })
  })
  return { ...Object.fromEntries(shown), printedBack: areas.back !== null }
}

export function printAreasIn(values: PrintAreaValues): PrintAreas {
  return {
    front: areaIn(values, 'front'),
    back: values.printedBack ? areaIn(values, 'back') : null,
  }
}

export function areaIn(values: PrintAreaValues, side: PrintSide): PrintArea {
  const valueIn = (field: AreaField) => (values[areaFieldName(side, field)] || 0) / scales[field]
  return {
    x: valueIn('x'),
    y: valueIn('y'),
    width: valueIn('width'),
    widthMm: valueIn('widthMm'),
    heightMm: valueIn('heightMm'),
  }
}
