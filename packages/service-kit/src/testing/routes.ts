import type { App } from '../app.ts'

/** A call of a service, as its OpenAPI document lists it. */
export interface ListedCall {
  /** Both together: 'GET /api/offers/{id}'. */
  call: string
  method: string
  path: string
  /** Whether it is for administrators alone. */
  guarded: boolean
  isForm: boolean
}

interface Operation {
  security?: object[]
  requestBody?: { content?: object }
}

export function listCalls(app: App): ListedCall[] {
  return Object.entries(app.swagger().paths ?? {}).flatMap(([path, operations]) =>
    Object.entries(operations ?? {}).map(([name, operation]) => {
      const { security, requestBody } = operation as Operation
      const method = name.toUpperCase()
      return {
        call: `${method} ${path}`,
        method,
        path,
        guarded: security?.every(way => 'admin' in way) ?? false,
        isForm: 'multipart/form-data' in (requestBody?.content ?? {}),
      }
    }),
  )
}
