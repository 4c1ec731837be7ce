import {
  sizeTableLimits as limits,
  plainSizeTable,
  type SizeTable,
  sizeTableFault,
} from '@stampa/rules/size-chart'
import { invalidField, requiredText, Type } from '@stampa/service-kit'
import { column, text } from '../../content/columns.ts'
import { byCreation, contentType, inGreekOrder } from '../../content/content-type.ts'
import { optionalText } from '../../content/schema.ts'

const name = Type.String({ maxLength: limits.name })
const value = Type.String({
  maxLength: limits.value,
  description: 'Centimetres or a range of them, like 52.5 or 96-100; empty for none',
})
const sizeTable = Type.Object(
  {
    sizes: Type.Array(Type.Object({ name }), { maxItems: limits.sizes }),
    measures: Type.Array(
      Type.Object({ name, values: Type.Array(value, { maxItems: limits.sizes }) }),
      { maxItems: limits.measures, description: 'Each with a value for each size' },
    ),
  },
  { $id: 'SizeTable' },
)

/** Size charts, which products refer to. */
export const sizeCharts = contentType({
  kind: 'size-chart',
  label: 'Size chart',
  schemas: 'SizeChart',
  table: 'size_charts',
  list: '/admin',
  columns: {
    name: text({ translated: true }),
    note: text({ translated: true, description: 'How to measure; empty for none' }),
    table: column<SizeTable>(sizeTable, {
      name: 'size_table',
      names: '$.*[*].name',
      store: (field, { input }) => {
        const table = input[field] as SizeTable
        const fault = sizeTableFault(table)
        if (fault) throw invalidField(field, fault)
        return JSON.stringify(plainSizeTable(table))
      },
    }),
  },
  sorts: { name: inGreekOrder, createdAt: byCreation },
  standardSort: 'name',
  name: row => row.name,
  body: {
    name: requiredText(200, 'Name is required'),
    note: optionalText(2000),
    table: sizeTable,
  },
})
