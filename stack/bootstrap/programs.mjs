import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './run.mjs'

const chromium = {
  names: [
    'chromium',
    'chromium-browser',
    'google-chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  apt: 'chromium',
  brew: ['--cask', 'google-chrome'],
  with: ['liberation-sans'],
}

/** Programs: possible names or files (the first one found is used) and their packages by package manager. */
const programs = {
  nginx: { names: ['nginx'], apt: 'nginx', brew: ['nginx'], unit: 'nginx' },
  'redis-server': {
    names: ['redis-server'],
    apt: 'redis-server',
    brew: ['redis'],
    unit: 'redis-server',
  },
  chromium,
  // Needs a fifth less processor time than the whole browser.
  'chromium-headless-shell': {
    ...chromium,
    names: ['chromium-headless-shell', ...chromium.names],
    apt: 'chromium-headless-shell',
  },
  // The metric-matched fallback of the site's fonts: without it text shifts when they load.
  'liberation-sans': {
    names: [
      '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
      '/usr/share/fonts/truetype/liberation2/LiberationSans-Regular.ttf',
      '/System/Library/Fonts/Supplemental/Arial.ttf',
    ],
    apt: 'fonts-liberation',
    brew: ['--cask', 'font-liberation'],
    access: constants.R_OK,
  },
  soffice: { names: ['soffice'], apt: 'libreoffice-calc-nogui', brew: ['--cask', 'libreoffice'] },
  // Comes with the server, which a fault test runs.
  promtool: { names: ['promtool'], apt: 'prometheus', brew: ['prometheus'], unit: 'prometheus' },
  // PostgreSQL's failover, which a fault test runs.
  patroni: { names: ['patroni'], apt: 'patroni', brew: ['patroni'], unit: 'patroni' },
  etcd: { names: ['etcd'], apt: 'etcd-server', brew: ['etcd'], unit: 'etcd' },
  // The second store of visits, which tests run on.
  'clickhouse-server': {
    names: ['clickhouse-server'],
    apt: 'clickhouse-server',
    brew: ['--cask', 'clickhouse'],
    unit: 'clickhouse-server',
  },
  openssl: { names: ['openssl'], apt: 'openssl', brew: ['openssl'] },
  wrk: { names: ['wrk'], apt: 'wrk', brew: ['wrk'] },
  docker: { names: ['docker'] },
}

/**
 * Installs missing programs with apt-get (as root or with passwordless sudo) or Homebrew.
 *
 * @param {string[]} names
 * @throws with the commands to run when it cannot install them
 */
export async function ensurePrograms(names) {
  // Servers are in sbin, which an ordinary user's PATH may lack.
  process.env.PATH = [process.env.PATH, '/usr/local/sbin', '/usr/sbin', '/sbin'].join(delimiter)
  const missing = names
    .flatMap(name => [name, ...(programs[name].with ?? [])])
    .filter(name => !find(name))
  if (missing.length > 0) await install(missing)
  if (names.includes('chromium')) process.env.CHROMIUM = find('chromium')
  if (names.includes('chromium-headless-shell')) {
    process.env.CHROMIUM_HEADLESS_SHELL = find('chromium-headless-shell')
  }
}

async function install(missing) {
  const title = `Installing ${missing.join(', ')}`
  const root = process.getuid?.() === 0
  if (missing.every(name => programs[name].apt) && exists('apt-get')) {
    const script = aptScript(missing)
    if (root) return run(title, 'sh', ['-c', script])
    if (exists('sudo') && spawnSync('sudo', ['-n', 'true']).status === 0) {
      return run(title, 'sudo', ['-n', 'sh', '-c', script])
    }
  } else if (missing.every(name => programs[name].brew) && exists('brew')) {
    for (const name of missing) await run(`Installing ${name}`, 'brew', brewArguments(name))
    return
  }
  throw new Error(
    [`Missing: ${missing.join(', ')}. Install and run this again:`, ...advice(missing)].join('\n'),
  )
}

/**
 * Returns the script that installs Debian packages. Debian starts a server after installing it; the stack runs its
 * own, so policy-rc.d refuses the start and the new units are disabled. Existing units are not touched.
 */
function aptScript(missing) {
  const packages = missing.map(name => programs[name].apt).join(' ')
  const units = missing.flatMap(name => programs[name].unit ?? []).join(' ')
  const install = `apt-get install -y -q --no-install-recommends -o DPkg::Lock::Timeout=120 ${packages}`
  return `
    set -e
    export DEBIAN_FRONTEND=noninteractive
    policy=/usr/sbin/policy-rc.d
    if [ ! -e $policy ]; then
      trap 'rm -f $policy' EXIT
      printf '#!/bin/sh\\nexit 101\\n' > $policy
      chmod 755 $policy
    fi
    ls /var/lib/apt/lists/*_Packages* > /dev/null 2>&1 || apt-get update -q
    ${install} || { apt-get update -q; ${install}; }
    if [ -n "${units}" ] && [ -d /run/systemd/system ]; then systemctl disable ${units}; fi
  `
}

function brewArguments(name) {
  return ['install', ...programs[name].brew]
}

function advice(missing) {
  const known = missing.filter(name => programs[name].apt)
  if (known.length < missing.length) return ['  https://docs.docker.com/engine/install/']
  if (process.platform === 'darwin')
    return known.map(name => `  brew ${brewArguments(name).join(' ')}`)
  const packages = known.map(name => programs[name].apt).join(' ')
  return ['  sudo apt-get update', `  sudo apt-get install --no-install-recommends ${packages}`]
}

function exists(name) {
  return locate(name) !== undefined
}

function find(name) {
  const { names, access } = programs[name]
  for (const candidate of names) {
    const path = locate(candidate, access)
    if (path) return path
  }
  return undefined
}

function locate(name, access = constants.X_OK) {
  const folders = name.startsWith('/') ? [''] : (process.env.PATH ?? '').split(delimiter)
  return folders
    .map(folder => (folder ? join(folder, name) : name))
    .find(path => isAccessible(path, access))
}

function isAccessible(path, access) {
  try {
    accessSync(path, access)
    return true
  } catch {
    return false
  }
}
