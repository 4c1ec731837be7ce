const name = 'analytics_session_id'

/** 24 hours, in seconds. */
const lifetime = 86_400

/** The cookie that continues the session after a page load. */
export const sessionCookie = {
  read: (): string => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? '',
  write: (id: string, maxAge = lifetime): void => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
    document.cookie = `${name}=${id}; Path=/; Max-Age=${maxAge}; SameSite=Lax`
  },
  remove: (): void => sessionCookie.write('', 0),
}
