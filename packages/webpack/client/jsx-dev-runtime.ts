import { Fragment, jsx, jsxs } from 'react/jsx-runtime'

/**
 * Creates elements of a development build with the production JSX runtime: it is the only one that the shell
 * shares with the federated remotes.
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
