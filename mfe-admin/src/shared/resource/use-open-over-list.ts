import { useLocation, useNavigate } from '@stampa/platform'
import { overList } from '../form/form-address.ts'

/** Opens an address over the list, as a link of its rows does: the list keeps its place and search. */
export function useOpenOverList(): (path: string) => void {
  const navigate = useNavigate()
  const { search } = useLocation()
  return path => navigate({ pathname: path, search }, { state: overList, preventScrollReset: true })
}
