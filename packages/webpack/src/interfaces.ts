/** The services' OpenAPI documents of a workspace: its own, or those that the installed `@stampa/api` was made from. */
export const interfaceFiles = [
  'services/*/openapi.json',
  'node_modules/@stampa/api/services/*/openapi.json',
]
