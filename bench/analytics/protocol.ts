export interface Visitor {
  /** Sent as X-Forwarded-For to services that are measured without the gateway, which would replace it. */
  address: string
  userAgent: string
  referrer: string
}

export interface View {
  path: string
  title: string
}

/** The HTTP calls of an analytics product, so that the same load can be sent to several products. */
export interface Protocol {
  /** The call that starts a visit, if the product has one. */
  start?: {
    path: string
    body(visitor: Visitor, view: View): object
    session(answer: string): string
  }
  view: {
    path: string
    body(session: string, visitor: Visitor, view: View): object
  }
  accepted: number
}

const origin = 'https://shop.example'

const stampa: Protocol = {
  accepted: 202,
  start: {
    path: '/api/analytics/session/start',
    body: ({ referrer }, { path }) => ({
      consentGiven: true,
      userType: 'user',
      url: origin + path,
      referrer,
      eventId: uuidv7(),
    }),
    session: answer => (JSON.parse(answer) as { sessionId: string }).sessionId,
  },
  view: {
    path: '/api/analytics/pageview',
    body: (sessionId, { referrer }, { path, title }) => ({
      sessionId,
      url: origin + path,
      title,
      pageName: 'Product Detail',
      referrer,
      eventId: uuidv7(),
    }),
  },
}

/** Umami 3; `UMAMI_WEBSITE` is the id of a website in it. */
const umami: Protocol = {
  accepted: 200,
  view: {
    path: '/api/send',
    body: (_session, { referrer }, { path, title }) => ({
      type: 'event',
      payload: {
        website: process.env.UMAMI_WEBSITE,
        hostname: 'shop.example',
        language: 'el-GR',
        screen: '1920x1080',
        url: path,
        title,
        referrer,
      },
    }),
  },
}

export const protocols = { stampa, umami }

/** Makes a UUIDv7 from `Math.random`, which is cheaper than the system's random numbers. */
function uuidv7(): string {
  const time = Date.now().toString(16).padStart(12, '0')
  const chance = () => ((Math.random() * 0x1_0000_0000) >>> 0).toString(16).padStart(8, '0')
  const [a, b] = [chance(), chance()]
  return `${time.slice(0, 8)}-${time.slice(8)}-7${a.slice(0, 3)}-8${a.slice(3, 6)}-${a.slice(6)}${b.slice(0, 2)}${chance()}`
}
