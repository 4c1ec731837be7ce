/** A thing of a page's structured data: its properties, and `@type`. */
export type Node = Record<string, unknown>

/** Returns the nodes of a document's `application/ld+json` scripts. */
export function nodesOf(html: string): Node[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return [...scripts].flatMap(([, text = '']) =>
    listOf(JSON.parse(text)).flatMap(found => {
      const { '@context': context, '@graph': graph, ...node } = found as Node
      if (context !== 'https://schema.org') throw new Error(`in the words of ${context}`)
      return graph === undefined ? [node] : (graph as Node[])
    }),
  )
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value]
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
