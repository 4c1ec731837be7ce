import { type CatalogAnswer, catalogClient } from '@stampa/api'
import { apiOrigin, defineMessages, publicFetch, useMessages } from '@stampa/platform'
import { VisuallyHidden } from '@stampa/ui/visually-hidden/visually-hidden.tsx'
import { wrapAround } from '@stampa/ui/wrap-around/wrap-around.ts'
import { type ReactElement, type RefObject, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import styles from './suggestions.module.css'

const messages = defineMessages({
  suggestions: { el: 'Προτάσεις', en: 'Suggestions' },
  found: {
    el: (count: number) => (count === 1 ? '1 πρόταση' : `${count} προτάσεις`),
    en: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  },
  category: { el: 'Κατηγορία', en: 'Category' },
  product: { el: 'Προϊόν', en: 'Product' },
  event: { el: 'Περίσταση', en: 'Occasion' },
  page: { el: 'Σελίδα', en: 'Page' },
  post: { el: 'Άρθρο', en: 'Article' },
  work: { el: 'Έργο', en: 'Work' },
  faq: { el: 'Ερώτηση', en: 'Question' },
})

type Suggestion = CatalogAnswer<'/api/search/all/suggestions'>[number]

/** Shortest query, characters. */
const shortest = 2

/** Pause in typing before a lookup, ms. */
const debounce = 200

export interface SuggestionsProps {
  input: RefObject<HTMLInputElement | null>
  onChoose: () => void
}

/**
 * Suggestions below the search field, an editable combobox (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). The
 * field exists first, so its ARIA attributes are set here.
 */
export function Suggestions({ input, onChoose }: SuggestionsProps): ReactElement | null {
  const texts = useMessages(messages)
  const navigate = useNavigate()
  const { suggestions, close } = useSuggestions(input)
  const [active, setActive] = useState(-1)
  const listId = useId()
  const optionId = (index: number) => `${listId}-${index}`
  const open = suggestions.length > 0

  const choose = ({ url }: Suggestion) => {
    close()
    onChoose()
    navigate(url)
  }

  // New suggestions reset the active option.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => setActive(-1), [suggestions])

  useEffect(() => {
    const field = input.current
    if (!field) return
    const attributes = {
      role: 'combobox',
      autocomplete: 'off',
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      'aria-expanded': String(open),
      'aria-activedescendant': active < 0 ? '' : `${listId}-${active}`,
    }
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value)
  }, [input, listId, open, active])

  useEffect(() => {
    const field = input.current
    const onKeyDown = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      const chosen = suggestions[active]
      // One more position than suggestions: -1 is the search field itself.
      if (step && open) setActive(wrapAround(active + 1, step, suggestions.length + 1) - 1)
      else if (event.key === 'Enter' && chosen) choose(chosen)
      else if (event.key === 'Escape' && open) close()
      else return
      event.preventDefault()
    }
    field?.addEventListener('keydown', onKeyDown)
    return () => field?.removeEventListener('keydown', onKeyDown)
  })

  return (
    <>
      <div
        id={listId}
        role="listbox"
        aria-label={texts.suggestions}
        className={styles.list}
        hidden={!open}
      >
        {suggestions.map((suggestion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus.
          <div
            key={suggestion.url}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.option}
            // Keeps the focus in the field.
            onPointerDown={event => event.preventDefault()}
            onClick={() => choose(suggestion)}
          >
            <span lang={suggestion.language}>{suggestion.title}</span>
            <span className={styles.kind}>{texts[suggestion.kind]}</span>
          </div>
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">{open && texts.found(suggestions.length)}</span>
      </VisuallyHidden>
    </>
  )
}

/** Returns the suggestions for the field's value while it has the focus. */
function useSuggestions(input: RefObject<HTMLInputElement | null>) {
  const [suggestions, setSuggestions] = useState<Suggestion[]>([])
  const close = () => setSuggestions([])

  useEffect(() => {
    const field = input.current
    const listening = new AbortController()
    const { signal } = listening
    let asking = new AbortController()
    const giveUp = () => {
      asking.abort()
      asking = new AbortController()
    }
    const look = async () => {
      giveUp()
      const { signal } = asking
      await new Promise(done => setTimeout(done, debounce))
      if (signal.aborted) return
      const found = await loadSuggestions(field?.value ?? '', signal)
      if (!signal.aborted) setSuggestions(found)
    }
    const leave = () => {
      giveUp()
      setSuggestions([])
    }
    field?.addEventListener('input', look, { signal })
    field?.addEventListener('blur', leave, { signal })
    field?.form?.addEventListener('submit', leave, { signal })
    // Text typed before this code had loaded.
    if (field?.value && document.activeElement === field) look()
    return () => {
      giveUp()
      listening.abort()
    }
  }, [input])

  return { suggestions, close }
}

/** Returns titles that match the query; none after a failure, since the form works without. */
async function loadSuggestions(words: string, signal: AbortSignal): Promise<Suggestion[]> {
  const q = words.trim()
  if (q.length < shortest) return []
  try {
    const catalog = catalogClient({ baseUrl: apiOrigin, fetch: publicFetch })
    const { data } = await catalog.GET('/api/search/all/suggestions', {
      params: { query: { q } },
      signal,
    })
    return data ?? []
  } catch (error) {
    if (!signal.aborted) console.warn(error)
    return []
  }
}
