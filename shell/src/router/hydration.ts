import {
  type HydrationState,
  isRouteErrorResponse,
  type StaticHandlerContext,
  UNSAFE_ErrorResponseImpl,
} from 'react-router'

/** The router's state as it travels from the server to the browser, in JSON. */
export interface DehydratedData {
  loaderData: Record<string, unknown>
  /** What the page's action answered to a form; null for a page that none was sent to. */
  actionData: Record<string, unknown> | null
  /** Only answers such as 'not found'; any other error is no first view. */
  errors: Record<string, { status: number; statusText: string; data: unknown }> | null
}

/** Undefined when an error is none that a page may show to everyone, and everyone's cache. */
export function dehydrate({
  loaderData,
  actionData,
  errors,
}: StaticHandlerContext): DehydratedData | undefined {
  const shown: NonNullable<DehydratedData['errors']> = {}
  for (const [id, error] of Object.entries(errors ?? {})) {
    if (!isRouteErrorResponse(error) || error.status >= 500) return undefined
    shown[id] = { status: error.status, statusText: error.statusText, data: error.data }
  }
  return { loaderData, actionData, errors: errors ? shown : null }
}

export function rehydrate({ loaderData, actionData, errors }: DehydratedData): HydrationState {
  if (!errors) return { loaderData, actionData }
  return {
    loaderData,
    actionData,
    errors: Object.fromEntries(
      Object.entries(errors).map(([id, { status, statusText, data }]) => [
        id,
        new UNSAFE_ErrorResponseImpl(status, statusText, data),
      ]),
    ),
  }
}
