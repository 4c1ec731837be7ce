import { expect, test } from '@playwright/test'
import { build, type Manifest, type Pod, podOf } from '../../deploy/kubernetes/manifests.ts'
import { compose, docker } from './compose.ts'

/*
 * Runs the container of each Pod in deploy/kubernetes beside those of Compose, with the Pod's user, rights,
 * file systems, limit of memory, settings and command. There is no cluster and no bucket: Docker's DNS
 * replaces that of Kubernetes, the volumes and secrets are those of Compose, and files and releases are in
 * its volumes.
 */

test('every Pod of the manifests runs as they say, and answers their probes', async () => {
  test.setTimeout(600_000)
  const manifests = await build('small')
  const pods = manifests.flatMap(podOf)
  expect(pods.length).toBeGreaterThan(20)
  for (const pod of pods) {
    await test.step(pod.name, () =>
      pod.owner.kind === 'Job' ? runJob(pod, manifests) : runServer(pod, manifests),
    )
  }
})

async function runJob(pod: Pod, manifests: Manifest[]): Promise<void> {
  await docker('run', '--rm', ...argumentsOf(pod, manifests))
}

async function runServer(pod: Pod, manifests: Manifest[]): Promise<void> {
  const id = await docker('run', '--detach', ...argumentsOf(pod, manifests))
  try {
    await docker('network', 'connect', network('services'), id)
    const { startupProbe, readinessProbe, livenessProbe, ports = [] } = pod.container
    for (const probe of [startupProbe, readinessProbe, livenessProbe]) {
      if (!probe) continue
      const { path, port } = probe.httpGet ?? { path: undefined, ...probe.tcpSocket }
      const number = ports.find(({ name }) => name === port)?.containerPort
      const ask = path
        ? `fetch('http://127.0.0.1:${number}${path}').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))`
        : `require('net').connect(${number}, '127.0.0.1', () => process.exit(0)).on('error', () => process.exit(1))`
      // As the kubelet does, from outside of the container, which need not have a program for it.
      const asker = ['run', '--rm', `--network=container:${id}`, 'node:24-bookworm-slim']
      await expect
        .poll(() => docker(...asker, 'node', '-e', ask).then(() => 'ok', String), {
          timeout: 60_000,
        })
        .toBe('ok')
    }
    const state = await docker('inspect', '--format', '{{.State.Running}} {{.RestartCount}}', id)
    expect(state).toBe('true 0')
  } finally {
    const log = await docker('logs', '--tail', '20', id)
    if (test.info().errors.length > 0) console.log(`${pod.name}: ${log}`)
    await docker('rm', '--force', '--volumes', id)
  }
}

/** Returns the arguments of `docker run` that a Pod's container means. */
function argumentsOf({ spec, container }: Pod, manifests: Manifest[]): string[] {
  const { runAsUser: user, runAsGroup: group, fsGroup } = spec.securityContext ?? {}
  const { capabilities, readOnlyRootFilesystem, allowPrivilegeEscalation } =
    container.securityContext ?? {}
  const mounts = (container.volumeMounts ?? []).flatMap(
    ({ name, mountPath, readOnly, subPath }) => {
      // Compose's folder has the file.
      if (subPath === 'root.json') return []
      const volume = spec.volumes?.find(each => each.name === name)
      const end = readOnly || volume?.secret ? ',readonly' : ''
      const stored = publicFiles(mountPath, container)
      if (stored) {
        return ['--mount', `type=volume,src=${project()}_${stored},dst=${mountPath}${end}`]
      }
      const secret = volume?.secret?.secretName
      if (secret) {
        const from = `type=volume,src=${project()}_secrets,volume-subpath=${secret}`
        return ['--mount', `${from},dst=${mountPath}${end}`]
      }
      const size = String(volume?.emptyDir?.sizeLimit ?? '1Gi').replace('i', '')
      return ['--tmpfs', `${mountPath}:uid=${user},gid=${fsGroup},mode=0770,exec,size=${size}`]
    },
  )
  const [entry, ...command] = container.command ?? []
  return [
    `--network=${network('data')}`,
    `--user=${user}:${group}`,
    ...(capabilities?.drop ?? []).map(name => `--cap-drop=${name}`),
    ...(readOnlyRootFilesystem ? ['--read-only'] : []),
    ...(allowPrivilegeEscalation === false ? ['--security-opt=no-new-privileges:true'] : []),
    `--memory=${String(container.resources?.limits?.memory).replace('i', '')}`,
    ...mounts,
    ...Object.entries(settingsOf(container, manifests)).flatMap(each => ['-e', each.join('=')]),
    ...(entry ? [`--entrypoint=${entry}`] : []),
    imageOf(container.image ?? ''),
    ...command,
    ...(container.args ?? []),
  ]
}

function settingsOf(container: Pod['container'], manifests: Manifest[]): Record<string, string> {
  const maps = (container.envFrom ?? []).map(({ configMapRef }) =>
    manifests.find(
      ({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === configMapRef?.name,
    ),
  )
  const own = (container.env ?? []).flatMap(({ name, value }) => (value ? [[name, value]] : []))
  const settings: Record<string, string> = Object.assign(
    {},
    ...maps.map(map => map?.data),
    Object.fromEntries(own),
  )
  for (const [name, value] of Object.entries(settings)) {
    settings[name] = value
      .replaceAll('.stampa.svc.cluster.local', '')
      .replace('kube-dns.kube-system.svc.cluster.local', '127.0.0.11')
  }
  return settings
}

/** Without a bucket, files are in Compose's volumes. */
function publicFiles(path: string, { image = '' }: Pod['container']): string | undefined {
  const released = /^\/(?:data\/)?(releases|keys|trust)$/.exec(path)?.[1]
  if (released) return released
  if (path === '/studio') return 'studio'
  if (path === '/media') return image.includes('/orders@') ? 'attachments' : 'media'
  return undefined
}

function imageOf(image: string): string {
  const name = image.replace(/@.*/, '')
  return name.includes('/stampa/') ? `${project()}/${name.split('/').at(-1)}` : 'redis:7'
}

function project(): string {
  return process.env.COMPOSE_PROJECT_NAME ?? ''
}

function network(name: string): string {
  return `${project()}_${name}`
}

test('the secrets that Compose makes have every file that the manifests mount', async () => {
  const manifests = await build('small')
  const secrets = manifests.filter(({ kind }) => kind === 'ExternalSecret')
  const wanted = secrets.flatMap(({ metadata, spec = {} }) =>
    ((spec.data ?? []) as { secretKey: string }[]).map(
      ({ secretKey }) => `${metadata.name}/${secretKey}`,
    ),
  )
  const list = ['run', '--rm', '--no-deps', 'secrets', 'find', '/secrets', '-type', 'f']
  const made = (await compose(...list)).split('\n').map(path => path.slice('/secrets/'.length))
  // Keys of buckets and releases are the shop's own.
  const others = /^(bucket|postgres-superuser|releases-reader|releases-writer|trust)\//
  const ours = wanted.filter(name => !others.test(name))
  const paths = ours.map(name => name.replace(/\/(owner|app)-/, '/$1s/'))
  expect(paths.filter(path => !made.includes(path))).toEqual([])
})
