/**
 * The client under `@stampa/api`. It comes from here so that a page loads it once, with the shell,
 * and not once more with each remote.
 */
export { type Client, default as createClient } from 'openapi-fetch'
