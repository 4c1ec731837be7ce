/** What the OpenAPI document says of a call that needs an administrator's token. */
export const adminOnly = [{ admin: [] }]

/** Of a call that shows more with one. */
export const adminOrPublic = [{}, { admin: [] }]
