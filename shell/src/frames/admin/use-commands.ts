import type { Command, Commands, Language } from '@stampa/platform'
import { useContext, useEffect, useState } from 'react'
import { RemotesContext } from '../../remotes/remotes.ts'

/** Returns the palette commands of the remotes loaded so far. */
export function useCommands(): readonly Commands[] {
  const remotes = useContext(RemotesContext)
  const [commands, setCommands] = useState<readonly Commands[]>([])
  useEffect(() => {
    let stale = false
    for (const [name, { frame }] of Object.entries(remotes?.registry.remotes ?? {})) {
      if (frame !== 'admin') continue
      remotes
        ?.load(name)
        .then(remote => remote.commands?.())
        .then(
          added => added && !stale && setCommands(all => [...all, added]),
          // The remote's own pages show the failure; the palette works without it.
          error => console.warn(error),
        )
    }
    return () => {
      stale = true
      setCommands([])
    }
  }, [remotes])
  return commands
}

export interface FoundRecords {
  groups: { label: string; commands: Command[] }[]
  searching: boolean
  /** Whether a search failed. */
  incomplete: boolean
  /** Whether the session has ended; the client has opened the sign-in page. */
  signedOut: boolean
}

const nothing: FoundRecords = { groups: [], searching: false, incomplete: false, signedOut: false }

/** Pause in typing before a search, ms. */
const pause = 150

/** Returns the records of every source that match a query, each as soon as it arrives. */
export function useFoundRecords(
  commands: readonly Commands[],
  query: string,
  language: Language,
): FoundRecords {
  const [found, setFound] = useState(nothing)
  const wanted = query.trim()
  useEffect(() => {
    if (wanted.length < 2) {
      setFound(nothing)
      return
    }
    const search = new AbortController()
    setFound(before => ({ ...before, searching: true }))
    const timer = setTimeout(async () => {
      const sources = commands.flatMap(({ sources }) => sources)
      // By source index: sources keep their order whichever answers first.
      const answers = new Map<number, { label: string; commands: Command[] }>()
      let incomplete = false
      let signedOut = false
      await Promise.all(
        sources.map(async (source, index) => {
          try {
            const commands = await source.search(wanted, search.signal, language)
            if (commands.length > 0) answers.set(index, { label: source.title(language), commands })
          } catch (error) {
            if (error instanceof Response) signedOut = true
            else incomplete = true
          }
          if (search.signal.aborted) return
          const groups = sources.flatMap((_, index) => answers.get(index) ?? [])
          setFound({ groups, searching: true, incomplete, signedOut })
        }),
      )
      if (!search.signal.aborted) setFound(before => ({ ...before, searching: false }))
    }, pause)
    return () => {
      clearTimeout(timer)
      search.abort()
    }
  }, [commands, wanted, language])
  return found
}
