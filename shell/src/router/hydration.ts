import {
  type HydrationState,
  isRouteErrorResponse,
  type StaticHandlerContext,
  UNSAFE_ErrorResponseImpl,
} from 'react-router'

/** The router's state as it travels from the server to the browser, in JSON. */
export interface DehydratedData {
  loaderData: Record<string, unknown>
  /** Only answers such as 'not found'; any other error is no first view. */
  errors: Record<string, { status: number; statusText: string; data: unknown }> | null
}

/** Undefined when an error is none that a page may show to everyone, and everyone's cache. */
export function dehydrate({
  loaderData,
  errors,
}: StaticHandlerContext): DehydratedData | undefined {
  const shown: NonNullable<DehydratedData['errors']> = {}
  for (const [id, error] of Object.entries(errors ?? {})) {
    if (!isRouteErrorResponse(error) || error.status >= 500) return undefined
    shown[id] = { status: error.status, statusText: error.statusText, data: error.data }
  }
  return { loaderData, errors: errors ? shown : null }
}

export function rehydrate({ loaderData, errors }: DehydratedData): HydrationState {
  if (!errors) return { loaderData }
  return {
    loaderData,
    errors: Object.fromEntries(
      Object.entries(errors).map(([id, { status, statusText, data }]) => [
        id,
        new UNSAFE_ErrorResponseImpl(status, statusText, data),
      ]),
    ),
  }
}
