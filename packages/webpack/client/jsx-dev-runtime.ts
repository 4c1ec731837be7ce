import { Fragment, jsx, jsxs } from 'react/jsx-runtime'

/**
 * Maps the calls of a development build to the JSX runtime that the shell shares: a page holds one
 * runtime, and remotes have no development one to share.
 */
export function jsxDEV(
  type: Parameters<typeof jsx>[0],
  props: Parameters<typeof jsx>[1],
  key: Parameters<typeof jsx>[2],
  hasStaticChildren: boolean,
): ReturnType<typeof jsx> {
  return (hasStaticChildren ? jsxs : jsx)(type, props, key)
}

export { Fragment }
