import type { Command, Commands, Language } from '@stampa/platform'
import { useContext, useEffect, useState } from 'react'
import { RemotesContext } from '../../router/remotes-context.ts'

/** What the remotes of the back office add to the palette, as far as they have arrived. */
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
          // Its own pages say what is wrong with a remote; the palette does without it.
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
  /** A search failed. */
  incomplete: boolean
  /** The session has ended: whoever was asked has sent for a sign-in. */
  signedOut: boolean
}

const nothing: FoundRecords = { groups: [], searching: false, incomplete: false, signedOut: false }

/** How long a pause in typing is worth a search, in ms. */
const pause = 150

/** Records that match a query, of every source; each as soon as its answer is there. */
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
      // In the sources' order, however their answers come in.
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
