import type { StudioProduct } from './design-studio.data.ts'

type PrintAreas = StudioProduct['printAreas']
export type PrintArea = PrintAreas['front']

export const printSides = ['front', 'back'] as const
export type PrintSide = (typeof printSides)[number]

/** What a form says of a print area: millimetres on the product, and where per cent of the canvas. */
export const areaFields = ['widthMm', 'heightMm', 'x', 'y', 'width'] as const
export type AreaField = (typeof areaFields)[number]

type AreaName = `${PrintSide}_${AreaField}`

/** Values of the form: a number per side and field, and whether the back is printed. */
export type PrintAreaValues = Record<AreaName, number | null> & { printedBack: boolean }

/** Returns the name of the form's field for a side's field. */
export function areaFieldName(side: PrintSide, field: AreaField): AreaName {
  return `${side}_${field}`
}

/** As it stands in the form: parts of the canvas are per cent there. */
function shownValue(area: PrintArea, field: AreaField): number {
  return isPart(field) ? Math.round(area[field] * 1000) / 10 : area[field]
}

/** The area with one of its fields as it stands in the form. */
function withShownValue(area: PrintArea, field: AreaField, value: number): PrintArea {
  return { ...area, [field]: isPart(field) ? value / 100 : value }
}

/** Inverse of {@link printAreasIn}. A side that is not printed begins with the front's area. */
export function printAreasToValues(areas: PrintAreas): PrintAreaValues {
  const shown = printSides.flatMap(side => {
    const area = areas[side] ?? areas.front
    return areaFields.map(field => [areaFieldName(side, field), shownValue(area, field)])
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
  return areaFields.reduce(
    (area, field) => withShownValue(area, field, values[areaFieldName(side, field)] ?? 0),
    noArea,
  )
}

const noArea: PrintArea = { x: 0, y: 0, width: 0, widthMm: 0, heightMm: 0 }

function isPart(field: AreaField): boolean {
  return field === 'x' || field === 'y' || field === 'width'
}
