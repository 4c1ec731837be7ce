import { signInAddress, useLanguage, useMessages } from '@stampa/platform'
import { CommandPalette } from '@stampa/ui/command-palette/command-palette.tsx'
import { matches } from '@stampa/ui/search/matches.ts'
import { StylePolicy } from '@stampa/ui/ui-provider/ui-provider.tsx'
import { type ReactElement, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paletteMessages } from './admin-frame.messages.ts'
import { NoticesDrawer } from './notices-drawer.tsx'
import { useCommands, useFoundRecords } from './use-commands.ts'
import type { KeptNotice, Tool } from './use-tools.ts'

interface AdminPaletteProps {
  screens: readonly { to: string; label: string }[]
  query: string
  onQueryChange: (query: string) => void
  onClose: () => void
}

interface AdminToolsProps extends AdminPaletteProps {
  open: Tool
  notices: readonly KeptNotice[]
}

/** Dialogs that the frame opens over a page, in a chunk of their own. */
export default function AdminTools(props: AdminToolsProps): ReactElement {
  const { open, notices, ...palette } = props
  return (
    <StylePolicy>
      {open === 'palette' ? (
        <AdminPalette {...palette} />
      ) : (
        <NoticesDrawer notices={notices} onClose={palette.onClose} />
      )}
    </StylePolicy>
  )
}

/** The command palette: screens and actions of every remote, and matching records. */
function AdminPalette(props: AdminPaletteProps): ReactElement {
  const { screens, query, onQueryChange, onClose } = props
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
      items: commands.map(command => ({ ...command, id: `${label} ${command.to}` })),
    }))

  return (
    <CommandPalette
      query={query}
      onQueryChange={onQueryChange}
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
