/**
 * Webpack loader for React Router, which assigns names to its components for developer tools. An assignment keeps a
 * component that nothing uses in the bundle, with all that it needs: the router's own links with their prefetching.
 */
export default function routerLoader(source: string): string {
  return source
    .replaceAll(/^\w+\.displayName = ".*";$/gm, '')
    .replaceAll(/^(var \w+ = )(\w+\.forwardRef\()/gm, '$1/* @__PURE__ */ $2')
}
