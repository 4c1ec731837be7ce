import { type ReactElement, useState } from 'react'
import { CommandPalette } from '../src/command-palette/command-palette.tsx'
import { matches } from '../src/search/matches.ts'
import { useToast } from '../src/toast/toast.tsx'

const groups = [
  {
    label: 'Screens',
    items: ['Products', 'Categories', 'Custom orders'].map(label => ({ id: label, label })),
  },
  {
    label: 'Products',
    items: ['Κούπα κεραμική', 'Κούπα εμαγιέ', 'Τσάντα tote'].map((label, index) => ({
      id: label,
      label,
      detail: `#${index + 1}`,
    })),
  },
]

export function SamplePalette({ onClose }: { onClose: () => void }): ReactElement {
  const [query, setQuery] = useState('')
  const toast = useToast()
  const found = groups
    .map(({ label, items }) => ({ label, items: items.filter(item => matches(item.label, query)) }))
    .filter(({ items }) => items.length > 0)
  return (
    <CommandPalette
      query={query}
      onQueryChange={setQuery}
      groups={found}
      searching={false}
      incomplete={query === 'half'}
      onSelect={({ label }) => {
        onClose()
        toast.success(`${label} is opened`)
      }}
      onClose={onClose}
    />
  )
}
