import type { RouteHandle } from '@stampa/platform'
import { type ReactElement, useEffect, useRef } from 'react'
import { mount } from './seal.ts'

export const handle: RouteHandle = { head: () => ({ title: 'Seal' }) }

/** A page of another framework: the server renders its heading, the browser mounts the rest. */
export function Component(): ReactElement {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => (ref.current ? mount(ref.current, { text: 'Sealed' }) : undefined), [])
  return (
    <>
      <h1>Seal</h1>
      <div ref={ref} />
    </>
  )
}
