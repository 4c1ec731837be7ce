import {
  type HydrationState,
  isRouteErrorResponse,
  type StaticHandlerContext,
  UNSAFE_ErrorResponseImpl,
} from 'react-router'

export interface DehydratedData {
  loaderData: Record<string, unknown>
  /** Result of the page's action; null when no form was sent. */
  actionData: Record<string, unknown> | null
  /** Error responses such as 404; a page with any other error is not rendered on the server. */
  errors: Record<string, { status: number; statusText: string; data: unknown }> | null
}

/** Returns the router's state, or undefined when it has an error that must not be public or cached. */
export function dehydrate(context: StaticHandlerContext): DehydratedData | undefined {
  const { loaderData, actionData, errors } = context
  const shown: NonNullable<DehydratedData['errors']> = {}
  for (const [id, error] of Object.entries(errors ?? {})) {
    if (!isRouteErrorResponse(error) || error.status >= 500) return undefined
    shown[id] = { status: error.status, statusText: error.statusText, data: error.data }
  }
  return { loaderData, actionData, errors: errors ? shown : null }
}

export function rehydrate({ errors, ...state }: DehydratedData): HydrationState {
  if (!errors) return state
  const restored = Object.entries(errors).map(([id, { status, statusText, data }]) => [
    id,
    new UNSAFE_ErrorResponseImpl(status, statusText, data),
  ])
  return { ...state, errors: Object.fromEntries(restored) }
}
