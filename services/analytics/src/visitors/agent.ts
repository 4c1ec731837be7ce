import Bowser from 'bowser'
import { isbot } from 'isbot'
import { BoundedMap } from '../bounded-map.ts'

/** What a visitor's browser says about itself. */
export interface Agent {
  bot: boolean
  device: 'desktop' | 'mobile' | 'tablet' | 'tv' | 'other'
  browser: string
  os: string
}

const devices = ['desktop', 'mobile', 'tablet', 'tv'] as const

const known = new BoundedMap<string, Agent>(5000)

/** @param userAgent of the request; without one it is a program */
export function readAgent(userAgent: string | undefined): Agent {
  const text = (userAgent ?? '').slice(0, 400)
  let agent = known.get(text)
  if (!agent) {
    agent = parse(text)
    known.set(text, agent)
  }
  return agent
}

function parse(text: string): Agent {
  if (text === '' || isbot(text)) return { bot: true, device: 'other', browser: 'Bot', os: 'Other' }
  const { browser, os, platform } = Bowser.parse(text)
  const device = devices.find(device => device === platform.type) ?? 'other'
  return { bot: false, device, browser: browser.name || 'Other', os: os.name || 'Other' }
}
