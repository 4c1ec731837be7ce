/**
 * Awaits calls of several services, of which some may be away.
 *
 * @throws the first error if no service answers, and the redirect of a session that has ended
 */
export async function answered<Answer>(
  calls: readonly Promise<Answer>[],
): Promise<{ answers: Answer[]; incomplete: boolean }> {
  const settled = await Promise.allSettled(calls)
  const reasons = settled.flatMap(call => (call.status === 'rejected' ? [call.reason] : []))
  const fatal = reasons.find(
    reason => reason instanceof Response || reasons.length === calls.length,
  )
  if (fatal) throw fatal
  for (const reason of reasons) console.error(reason)
  const answers = settled.flatMap(call => (call.status === 'fulfilled' ? [call.value] : []))
  return { answers, incomplete: reasons.length > 0 }
}
