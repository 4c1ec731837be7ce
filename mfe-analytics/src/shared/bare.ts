/**
 * Returns the value of a response, which may be wrapped in a field `data`
 * (back-office specification, section 7).
 *
 * @example bare({ data: [1] }) // [1]
 */
export function bare<T extends object>(answer: T): T {
  const wrapped = !Array.isArray(answer) && 'data' in answer ? answer.data : undefined
  return typeof wrapped === 'object' && wrapped !== null ? (wrapped as T) : answer
}
