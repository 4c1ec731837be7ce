import { setTimeout as pause } from 'node:timers/promises'

export interface Visits {
  requests: number
  /** A line per failed request. */
  failures: string[]
}

/** Visitors that request pages until they are stopped. */
export interface Visitors {
  stop(): Promise<Visits>
}

/**
 * Loads pages sequentially for each visitor, with all release files that the document names:
 * a missing file is a broken page.
 */
export function startVisitors(url: string, count: number): Visitors {
  const visits: Visits = { requests: 0, failures: [] }
  let leaving = false
  const fetchText = async (path: string) => {
    visits.requests++
    try {
      const response = await fetch(url + path)
      const text = await response.text()
      if (!response.ok) visits.failures.push(`${path}: ${response.status}`)
      return text
    } catch (error) {
      visits.failures.push(`${path}: ${error}`)
      return ''
    }
  }
  const visit = async (path: string) => {
    while (!leaving) {
      const html = await fetchText(path)
      const files = [...html.matchAll(/ (?:src|href)="(\/mfe\/[^"]+)"/g)].map(([, file]) => file)
      if (files.length === 0) visits.failures.push(`${path}: names no files`)
      await Promise.all(files.map(file => fetchText(file ?? '')))
      await pause(50)
    }
  }
  const paths = ['/', '/products']
  const all = Array.from({ length: count }, (_, index) => visit(paths[index % 2] ?? '/'))
  return {
    async stop() {
      leaving = true
      await Promise.all(all)
      return visits
    },
  }
}
