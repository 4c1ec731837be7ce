import { useLocation, useNavigate } from '@stampa/platform'
import { overList } from '../form/form-address.ts'

/** Returns a function that opens an address over the list, which keeps its scroll position and query. */
export function useOpenOverList(): (path: string) => void {
  const navigate = useNavigate()
  const { search } = useLocation()
  return path => navigate({ pathname: path, search }, { state: overList, preventScrollReset: true })
}
