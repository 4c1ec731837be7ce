import { Link, useLocation, useMatch, useNavigate } from '@stampa/platform'
import { type ComponentProps, createContext, type ReactElement, use } from 'react'
import { mayOpen } from '../permissions.tsx'
import { pathsOf } from '../resource/resource.ts'

type Addressed = Parameters<typeof pathsOf>[0]

/** History state of a form that was opened from its list: the list is then one step back. */
export const overList = { overList: true }

/** Returns which form the address opens: of a new record, of a stored one, or none. */
export function useFormAddress(resource: Addressed): 'new' | { id: string } | undefined {
  const paths = pathsOf(resource)
  const isNew = useMatch(paths.new)
  const id = useMatch(paths.edit(':id'))?.params.id
  if (isNew) return 'new'
  return id === undefined ? undefined : { id }
}

let isGoingBack = false

/**
 * Returns to the list with its query. Adds no history entry: the back button must not reopen the form. Further calls,
 * before the page is drawn without the form, do not go further back.
 */
export function useCloseForm(resource: Addressed): () => void {
  const navigate = useNavigate()
  const location = useLocation()
  const { pathname, search } = location
  const state: Partial<typeof overList> | null = location.state
  return () => {
    if (!state?.overList) {
      const list = { pathname: pathsOf(resource).list, search }
      return navigate(list, { replace: true, preventScrollReset: true })
    }
    if (isGoingBack || window.location.pathname !== pathname) return
    isGoingBack = true
    addEventListener('popstate', () => (isGoingBack = false), { once: true })
    navigate(-1)
  }
}

/** The list's query, which the addresses of its forms keep. */
export const ListSearch = createContext('')

interface FormLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  path: string
}

/** Link to a form over its list: the list keeps its place, search and page. Hidden where the form is not permitted. */
export function FormLink({ path, ...link }: FormLinkProps): ReactElement | null {
  const search = use(ListSearch)
  if (!mayOpen(path)) return null
  return <Link {...link} to={{ pathname: path, search }} state={overList} preventScrollReset />
}
