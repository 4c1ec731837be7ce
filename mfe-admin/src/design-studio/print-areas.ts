import { isOn, textOf } from '../shared/form/form-values.ts'
import type { StudioProduct } from './design-studio.data.ts'

type PrintAreas = StudioProduct['printAreas']
export type PrintArea = PrintAreas['front']

export const printSides = ['front', 'back'] as const
export type PrintSide = (typeof printSides)[number]

/** Form fields of a print area: size in millimetres, position and width in per cent of the canvas. */
export const areaFields = ['widthMm', 'heightMm', 'x', 'y', 'width'] as const
export type AreaField = (typeof areaFields)[number]

/** Returns the form field's name. */
export function areaFieldName(side: PrintSide, field: AreaField): string {
  return `${side}.${field}`
}

/** Name of the switch for a printed back. */
export const printedBack = 'printedBack'

/** Returns a field's value in the form, which has per cent instead of fractions of the canvas. */
export function shownValue(area: PrintArea, field: AreaField): number {
  return isPart(field) ? Math.round(area[field] * 1000) / 10 : area[field]
}

/** Returns the area with one field replaced by its value in the form. */
export function withShownValue(area: PrintArea, field: AreaField, value: number): PrintArea {
  return { ...area, [field]: isPart(field) ? value / 100 : value }
}

/** Returns the form fields of print areas. Inverse of {@link printAreasIn}. */
export function printAreasToForm(areas: PrintAreas): Record<string, number | boolean> {
  const shown = printSides.flatMap(side => {
    const area = areas[side]
    return area
      ? areaFields.map(field => [areaFieldName(side, field), shownValue(area, field)])
      : []
  })
  return { ...Object.fromEntries(shown), [printedBack]: areas.back !== null }
}

export function printAreasIn(form: FormData): PrintAreas {
  return {
    front: areaIn(form, 'front'),
    back: isOn(form, printedBack) ? areaIn(form, 'back') : null,
  }
}

function areaIn(form: FormData, side: PrintSide): PrintArea {
  const numberIn = (field: AreaField) => Number(textOf(form, areaFieldName(side, field)))
  return areaFields.reduce((area, field) => withShownValue(area, field, numberIn(field)), noArea)
}

const noArea: PrintArea = { x: 0, y: 0, width: 0, widthMm: 0, heightMm: 0 }

function isPart(field: AreaField): boolean {
  return field === 'x' || field === 'y' || field === 'width'
}
