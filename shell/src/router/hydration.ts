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

/**
 * Returns the status with which the request was refused: by the router, whose own error no page expects, or
 * by a service (an error with a `status` of 4xx). Undefined for a page, also one that throws an error
 * response itself.
 */
export function refusalOf({ errors }: StaticHandlerContext): number | undefined {
  const statuses = Object.values(errors ?? {}).map(error => {
    const isRefusal = isRouteErrorResponse(error)
      ? 'internal' in error && error.internal === true
      : error instanceof Error && 'status' in error
    const status: unknown = error?.status
    return isRefusal && typeof status === 'number' && status >= 400 && status < 500
      ? status
      : undefined
  })
  return statuses.every(status => status !== undefined) ? statuses[0] : undefined
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
