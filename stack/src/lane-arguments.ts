import { isIPv4 } from 'node:net'
import { parseArgs } from 'node:util'
import { gatewayServices } from '@stampa/gateway'
import type { LaneChange } from '@stampa/release'

export const usage = `npm run lane -- SERVICE=ADDRESS …        prints a link that shows the site with these instances
npm run lane -- --end [LINK]             ends the lane of a link, or all

  SERVICE      ${gatewayServices.join(', ')}
  ADDRESS      http://127.0.0.1:4001: IPv4 address and port of an instance that is ready, in LANE_ADDRESSES
  --hours N    how long the link works, up to 72 hours (8)
  --origin URL the site of the link (PUBLIC_ORIGIN, or that of npm start)`

/** @returns the change, or the text of the help @throws when the arguments do not fit together */
export function parseLane(args: string[]): LaneChange | string {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      end: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
      hours: { type: 'string', default: '8' },
      origin: { type: 'string' },
    },
  })
  if (values.help) return usage
  if (values.end) {
    refuseIf(positionals.length > 1, '--end takes one link.')
    return { action: 'end', link: positionals[0] }
  }
  refuseIf(positionals.length === 0, usage)
  const { hours, origin } = values
  refuseIf(!/^[1-9]\d?$/.test(hours) || Number(hours) > 72, '--hours takes a number from 1 to 72.')
  refuseIf(
    origin !== undefined && !/^https?:$/.test(URL.parse(origin)?.protocol ?? ''),
    '--origin takes the address of the site, such as https://www.example.gr.',
  )
  const services = positionals.map(instanceOf)
  const names = services.map(([name]) => name)
  refuseIf(new Set(names).size < names.length, 'A service has one instance in a lane.')
  return {
    action: 'open',
    services: Object.fromEntries(services),
    hours: Number(hours),
    origin: origin && new URL(origin).origin,
  }
}

function instanceOf(text: string): [name: string, address: string] {
  const [, name = '', url = ''] = /^([^=]*)=(.*)$/.exec(text) ?? []
  refuseIf(
    !gatewayServices.some(each => each === name),
    `${text} names no service: ${gatewayServices.join(', ')}.`,
  )
  const { protocol, hostname, port, pathname, search } = URL.parse(url) ?? {}
  const host = hostname === 'localhost' ? '127.0.0.1' : (hostname ?? '')
  refuseIf(
    protocol !== 'http:' || !isIPv4(host) || pathname !== '/' || search !== '',
    `${text} has no address such as http://127.0.0.1:4001.`,
  )
  return [name, `${host}:${port || '80'}`]
}

function refuseIf(isInvalid: boolean, message: string): void {
  if (isInvalid) throw new Error(message)
}
