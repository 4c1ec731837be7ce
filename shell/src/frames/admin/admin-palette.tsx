import { signInAddress, useLanguage, useMessages } from '@stampa/platform'
import { CommandPalette, type PaletteItem } from '@stampa/ui/command-palette/command-palette.tsx'
import { matches } from '@stampa/ui/search/matches.ts'
import { type ReactElement, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paletteMessages } from './admin-frame.messages.ts'
import { useCommands, useFoundRecords } from './use-commands.ts'

interface AdminPaletteProps {
  screens: readonly { to: string; label: string }[]
  onClose: () => void
}

interface Item extends PaletteItem {
  to: string
}

/** The command palette: screens and actions of every remote, and matching records. */
export function AdminPalette({ screens, onClose }: AdminPaletteProps): ReactElement {
  const [query, setQuery] = useState('')
  const texts = useMessages(paletteMessages)
  const language = useLanguage()
  const location = useLocation()
  const navigate = useNavigate()
  const commands = useCommands()
  const { groups, searching, incomplete, signedOut } = useFoundRecords(commands, query, language)
  useEffect(() => {
    if (signedOut) navigate(signInAddress(location))
  }, [signedOut, navigate, location])

  const actions = commands.flatMap(({ actions }) => actions(language))
  const shown = [
    { label: texts.screens, commands: screens.filter(({ label }) => matches(label, query)) },
    ...groups,
    { label: texts.actions, commands: actions.filter(({ label }) => matches(label, query)) },
  ]
    .filter(({ commands }) => commands.length > 0)
    .map(({ label, commands }) => ({
      label,
      items: commands.map((command): Item => ({ ...command, id: `${label} ${command.to}` })),
    }))

  return (
    <CommandPalette
      query={query}
      onQueryChange={setQuery}
      groups={shown}
      searching={searching}
      incomplete={incomplete}
      onSelect={({ to }) => {
        onClose()
        navigate(to)
      }}
      onClose={onClose}
    />
  )
}
