import {
  type ComponentType,
  lazy,
  type ReactElement,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'

/** How far from the screen a part begins to be fetched. */
const near = '800px'

/**
 * A part of a page that is far below its first view and works as the server wrote it (a form, which
 * the browser can send by itself): its code is fetched when the visitor comes near. Until then the
 * server's HTML stands, and a part that somebody is already using stays as it is.
 *
 * @param load the part's own chunk
 */
export function deferred<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const OnServer = lazy(async () => ({ default: await load() }))
  let known: ComponentType<P> | undefined

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, outside of components.
  return function Deferred(props: P): ReactElement {
    const place = useRef<HTMLDivElement>(null)
    const [Part, setPart] = useState<ComponentType<P> | undefined>(undefined)

    useEffect(() => {
      if (Part) return
      if (known && place.current?.childElementCount === 0) {
        setPart(() => known)
        return
      }
      return whenNear(place, () => {
        load().then(
          loaded => {
            known = loaded
            if (!place.current?.contains(document.activeElement)) setPart(() => loaded)
          },
          // What the server wrote works without.
          console.warn,
        )
      })
    }, [Part])

    if (typeof window === 'undefined') {
      return (
        <div>
          <Suspense>
            <OnServer {...props} />
          </Suspense>
        </div>
      )
    }
    if (Part) {
      return (
        <div key="loaded" data-loaded="">
          <Part {...props} />
        </div>
      )
    }
    // React leaves the inside of such an element as it finds it.
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set.
    return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  }
}

function whenNear(place: RefObject<HTMLElement | null>, act: () => void): () => void {
  const observer = new IntersectionObserver(
    entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      act()
    },
    { rootMargin: near },
  )
  if (place.current) observer.observe(place.current)
  return () => observer.disconnect()
}
