/**
 * Time limits, ms, from the inside out: a process that decodes an image ends before the service gives up, and the
 * service answers before the gateway does (`proxy_read_timeout` in gateway/templates/api.conf.template).
 */
export const timeouts = {
  /** An image waits for a decoder process. */
  decoderTurn: 8000,
  /** A decoder process reads or draws an image, or makes its preview. */
  decoding: 10_000,
  /** A decoder process makes all renditions of an image. */
  rendering: 20_000,
  /** A service handles a request. */
  handler: 30_000,
  /** A process that was told to stop still answers its running requests. */
  drain: 35_000,
} as const
