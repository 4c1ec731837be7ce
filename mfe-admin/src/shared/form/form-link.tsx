import { Link } from '@stampa/platform'
import { type ComponentProps, createContext, type ReactElement, use } from 'react'
import { overList } from './form-address.ts'

/** The list's query, which the addresses of its forms keep. */
export const ListSearch = createContext('')

interface FormLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  path: string
}

/** Link to a form over its list: the list keeps its place, search and page. */
export function FormLink({ path, ...link }: FormLinkProps): ReactElement {
  const search = use(ListSearch)
  return <Link {...link} to={{ pathname: path, search }} state={overList} preventScrollReset />
}
