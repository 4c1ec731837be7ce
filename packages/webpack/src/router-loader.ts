/** Options that the shell does not set, and the context of server components, which it has not. */
export const unset = [
  'init.instrumentations',
  'init.dataStrategy',
  'init.getContext',
  'this.context',
]

/**
 * Webpack loader for React Router, which keeps code in the bundle that nothing uses:
 *  - names of its components for developer tools: an assignment keeps a component with all that it needs, such as the
 *    router's own links with their prefetching;
 *  - what it does with options that are not set, or with the data of a document that it has rendered itself.
 */
export default function routerLoader(source: string): string {
  const shortened = source
    .replaceAll(/^\w+\.displayName = ".*";$/gm, '')
    .replaceAll(/^(var \w+ = )(\w+\.forwardRef\()/gm, '$1/* @__PURE__ */ $2')
    .replaceAll(' || parseHydrationData()', '')
  return unset.reduce((text, option) => text.replaceAll(option, 'undefined'), shortened)
}
