import { useLocation, useNavigate } from '@stampa/platform'
import { useEffect } from 'react'
import { pageSearch } from '../shared/paged-list/page-of.ts'
import { type Work, worksPageSize } from './our-works.data.ts'

/** Shows the work that the address points to, on whichever page it stands: `/our-works#<id>`. */
export function useAnchoredWork(works: Work[]): void {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const index = works.findIndex(({ _id }) => `#${_id}` === hash)
    if (index === -1) return
    const its = pageSearch(search, Math.floor(index / worksPageSize) + 1)
    if (its === search) document.getElementById(hash.slice(1))?.scrollIntoView()
    else navigate({ search: its, hash }, { replace: true, preventScrollReset: true })
  }, [works, hash, search, navigate])
}
