/// <reference types="webpack/module" />
/**
 * Part of every development build: connects React Fast Refresh to webpack's hot updates. The shell's copy is
 * evaluated before react-dom, which looks for the hook only once; remotes use the shell's runtime, which
 * alone knows the renderer.
 */
import * as runtime from 'react-refresh/runtime'

declare global {
  var reactRefresh: typeof runtime | undefined
}

if (DEVELOPED_APP === 'shell') {
  runtime.injectIntoGlobalHook(globalThis)
  globalThis.reactRefresh = runtime
}
/** Whether components can be refreshed: not those that a deployed shell renders, whose React is a production build. */
const isRefreshable = globalThis.reactRefresh !== undefined
const { createSignatureFunctionForTransform, performReactRefresh, register } =
  globalThis.reactRefresh ?? runtime

/** Returns the function that registers the components of one module. @param module unique across builds */
export function registerIn(module: string): (type: unknown, id: string) => void {
  return (type, id) => register(type, `${module} ${id}`)
}

export const sign = createSignatureFunctionForTransform

/** Accepts updates of a module that exports components only, and renders them with their state kept. */
export function acceptComponents(hot: webpack.Hot): void {
  if (hot.data) scheduleRefresh()
  hot.accept(() => location.reload())
}

let refreshTimer: ReturnType<typeof setTimeout> | undefined

function scheduleRefresh(): void {
  clearTimeout(refreshTimer)
  refreshTimer = setTimeout(performReactRefresh)
}

/** Applies the newest build. A change that no module accepts reloads the page. */
async function update(hot: webpack.Hot): Promise<void> {
  // The runtime clones a stylesheet's link for its new content, which the old hash would refuse.
  for (const link of document.querySelectorAll('link[integrity]')) link.removeAttribute('integrity')
  if (hot.status() !== 'idle') return
  await hot.check(true).catch((error: unknown) => {
    console.warn(error)
    location.reload()
  })
}

const hot = import.meta.webpackHot
if (hot) {
  new EventSource('/__dev/builds').onmessage = ({ data }) => {
    const builds = JSON.parse(data) as Record<string, string>
    const newest = builds[DEVELOPED_APP]
    if (!newest || newest === __webpack_hash__) return
    if (isRefreshable) update(hot)
    else location.reload()
  }
}

/** Name of the shell or remote that this bundle belongs to. */
declare const DEVELOPED_APP: string
