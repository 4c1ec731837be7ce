import Bowser from 'bowser'
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'

/** Properties of a visitor's browser. */
export interface Agent {
  bot: boolean
  device: 'desktop' | 'mobile' | 'tablet' | 'tv' | 'other'
  browser: string
  os: string
}

const devices = ['desktop', 'mobile', 'tablet', 'tv'] as const

/** Parsing takes longer than the rest of a call, and most visitors share a few hundred user agents. */
const agents = new LRUCache<string, Agent>({ max: 5000, memoMethod: parse })

/** @param userAgent header of the request; a request without one counts as a bot */
export function readAgent(userAgent: string | undefined): Agent {
  return agents.memo((userAgent ?? '').slice(0, 400))
}

function parse(text: string): Agent {
  if (text === '' || isbot(text)) return { bot: true, device: 'other', browser: 'Bot', os: 'Other' }
  const { browser, os, platform } = Bowser.parse(text)
  const device = devices.find(device => device === platform.type) ?? 'other'
  return { bot: false, device, browser: browser.name || 'Other', os: os.name || 'Other' }
}
