import {
  type ComponentType,
  lazy,
  type ReactElement,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'

/** Distance from the viewport at which a part is loaded. */
const near = '800px'

/**
 * Defers the code of a part far below the first view, such as a form that the browser can send without JavaScript,
 * until the visitor scrolls near it. Until then the server's HTML stays, and also while it has the focus.
 *
 * @param load imports the part's own chunk
 */
export function deferred<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const OnServer = lazy(async () => ({ default: await load() }))
  let known: ComponentType<P> | undefined

  // biome-ignore lint/correctness/noComponentHookFactories: called once per part, outside of components.
  return function Deferred(props: P): ReactElement {
    const place = useRef<HTMLDivElement>(null)
    const [Part, setPart] = useState<ComponentType<P>>()

    useEffect(() => {
      if (Part || !place.current) return
      if (known && place.current.childElementCount === 0) {
        setPart(() => known)
        return
      }
      const observer = new IntersectionObserver(
        entries => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return
          observer.disconnect()
          load().then(
            loaded => {
              known = loaded
              if (!place.current?.contains(document.activeElement)) setPart(() => loaded)
            },
            // The server's HTML works without the code.
            console.warn,
          )
        },
        { rootMargin: near },
      )
      observer.observe(place.current)
      return () => observer.disconnect()
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
    // React does not touch the content of an element with this attribute.
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the value is a constant.
    return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  }
}
