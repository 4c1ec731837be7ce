/** What the OpenAPI document says of a call that needs an administrator's token. */
export const adminOnly = [{ admin: [] }]

/** Of a call that shows something else with one. */
export const adminOrPublic = [{}, { admin: [] }]
