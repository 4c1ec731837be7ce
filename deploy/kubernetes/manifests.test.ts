import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { lint } from './lint.ts'
import { build, type Manifest, nameOf, schemaFaults, typeFaults } from './manifests.ts'

const installed = ['kustomize', 'kubectl'].some(name => !spawnSync(name, ['--help']).error)
/** No package of Debian or npm merges these overlays, so `npm test` cannot install one. */
const merged = test.skipIf(!installed)

merged.for(['small', 'production'])('the overlay %s has no fault', async overlay => {
  const manifests = await build(overlay)
  const [ofTypes] = await typeFaults([manifests])
  expect([...(ofTypes ?? []), ...(await schemaFaults(manifests)), ...lint(manifests)]).toEqual([])
})

test('page servers know the services that they know in docker-compose.yml', async () => {
  const read = (name: string) => readFile(join(import.meta.dirname, name), 'utf8')
  const { services } = parse(await read('../../docker-compose.yml'), {
    merge: true,
    maxAliasCount: -1,
  })
  // Services of teams' repositories are not in the manifests.
  const { '*': _, ...known } = JSON.parse(services.pages.environment.SERVICES)
  expect(JSON.parse(await read('base/services.json'))).toEqual(known)
})

const pod = 'spec.template.spec'
const container = `${pod}.containers.0`

/**
 * A fault: the value that a field gets (none removes it), and what its refusal names. No field is the whole
 * manifest.
 */
const faults: [manifest: string, field: string, value: unknown, refusal: string][] = [
  // Misspelt, wrong and missing fields.
  [
    'Deployment/catalog',
    `${container}.imagePullPolcy`,
    'Always',
    '"imagePullPolcy"\' does not exist',
  ],
  [
    'Deployment/pages',
    `${container}.readinessProbe.periodSecond`,
    5,
    '"periodSecond"\' does not exist',
  ],
  ['ScaledObject/orders-worker', 'spec.minReplicas', 2, '"minReplicas"\' does not exist'],
  ['Cluster/postgres', 'spec.instance', 3, '"instance"\' does not exist'],
  ['HTTPRoute/site', 'spec.hostname', 'shop.example', '"hostname"\' does not exist'],
  [
    'ObjectStore/postgres',
    'spec.configuration.destination',
    's3://b',
    '"destination"\' does not exist',
  ],
  ['ExternalSecret/redis', 'spec.data.0.remoteRef.key', undefined, '"key"\' is missing'],
  ['Deployment/orders', `${container}.resources.requests.cpu`, '2O0m', 'quantity'],
  ['HTTPRoute/site', 'spec.hostnames', ['shop example'], 'spec/hostnames/0'],
  // Selectors and names.
  [
    'Deployment/orders',
    'spec.selector.matchLabels',
    { 'app.kubernetes.io/name': 'order' },
    'its selector does not match its Pods',
  ],
  ['Service/studio', 'spec.selector', { 'app.kubernetes.io/name': 'studios' }, 'selects no Pod'],
  ['Service/gateway', 'spec.ports.0.targetPort', 'web', 'targetPort web'],
  [
    'HorizontalPodAutoscaler/catalog',
    'spec.scaleTargetRef.name',
    'catalogue',
    'Deployment/catalogue, which does not exist',
  ],
  [
    'ScaledObject/studio-worker',
    'spec.triggers.0.authenticationRef.name',
    'redis',
    'TriggerAuthentication/redis does not exist',
  ],
  [
    'Deployment/identity',
    `${pod}.volumes.0.secret.secretName`,
    'identities',
    'ExternalSecret/identities does not exist',
  ],
  [
    'Deployment/catalog',
    `${container}.env.2.valueFrom.secretKeyRef.key`,
    'AWS_KEY',
    'has no AWS_KEY',
  ],
  [
    'Deployment/orders',
    `${container}.envFrom.0.configMapRef.name`,
    'settings',
    'ConfigMap/settings does not exist',
  ],
  [
    'Deployment/pages',
    `${pod}.initContainers.0.envFrom.0.secretRef.name`,
    'bucket-reader',
    'ExternalSecret/bucket-reader does not exist',
  ],
  [
    'HTTPRoute/site',
    'spec.rules.0.backendRefs.0.port',
    80,
    'Service/gateway with port 80 does not exist',
  ],
  [
    'ScaledObject/analytics-worker',
    'spec.triggers.0.metadata.address',
    'queue.stampa.svc.cluster.local:6379',
    'queue:6379 is the address of no Service',
  ],
  ['ScheduledBackup/postgres', 'spec.cluster.name', 'database', 'Cluster/database does not exist'],
  // Images.
  [
    'Deployment/catalog',
    `${container}.image`,
    'registry.example/stampa/catalog:latest',
    'has no digest',
  ],
  ['Cluster/postgres', 'spec.imageName', 'ghcr.io/cloudnative-pg/postgresql:18', 'has no digest'],
  [
    'Job/orders-migrate',
    `${container}.image`,
    `stampa/orders@sha256:${'1'.repeat(64)}`,
    'Deployment/orders: is not of the release',
  ],
  // Hardening.
  [
    'StatefulSet/redis',
    `${container}.securityContext.readOnlyRootFilesystem`,
    false,
    'its root file system can be written',
  ],
  ['Deployment/gateway', `${pod}.securityContext.runAsUser`, 0, 'may run as root'],
  [
    'Deployment/gateway',
    `${pod}.initContainers.0.securityContext.readOnlyRootFilesystem`,
    false,
    'its root file system can be written',
  ],
  [
    'Deployment/studio',
    `${container}.securityContext.capabilities.add`,
    ['NET_ADMIN'],
    'has capabilities',
  ],
  [
    'Deployment/orders',
    `${container}.securityContext.allowPrivilegeEscalation`,
    true,
    'may gain privileges',
  ],
  ['Deployment/pages', `${pod}.automountServiceAccountToken`, true, 'has a token'],
  ['Deployment/studio', `${pod}.hostNetwork`, true, 'shares a namespace of the node'],
  ['ConfigMap/settings', 'data.DATABASE_URL', 'postgres://catalog:pw@postgres/x', 'has a secret'],
  ['ServiceAccount/stampa', 'kind', 'Secret', 'a secret must not be in the repository'],
  // Networks.
  ['NetworkPolicy/deny', '', undefined, 'no NetworkPolicy limits its Ingress'],
  ['NetworkPolicy/servers', '', undefined, 'no NetworkPolicy lets anyone reach its port http'],
  ['NetworkPolicy/redis', 'spec.ingress.0.from', [], 'admits anyone'],
  [
    'NetworkPolicy/mail',
    'spec.podSelector.matchExpressions.0.values.0',
    'mailer',
    'selects no Pod',
  ],
  // Probes, limits, evictions, updates.
  ['Deployment/analytics', `${container}.livenessProbe`, undefined, 'has not three probes'],
  [
    'Deployment/orders',
    `${container}.livenessProbe.httpGet.path`,
    '/readyz',
    'their outage would take all instances away',
  ],
  ['Deployment/gateway', `${container}.readinessProbe.httpGet.port`, 'web', 'probes port web'],
  [
    'Deployment/identity-worker',
    `${container}.resources.limits`,
    undefined,
    'has no limit of memory',
  ],
  [
    'Deployment/gateway',
    `${container}.resources.limits.memory`,
    '512Mi',
    'its file systems in memory exceed',
  ],
  [
    'Deployment/analytics',
    `${container}.resources.limits.memory`,
    '448Mi',
    'its heap may grow beyond',
  ],
  ['PodDisruptionBudget/gateway', 'spec.maxUnavailable', 0, 'lets no Pod be evicted'],
  ['PodDisruptionBudget/pages', '', undefined, 'Deployment/pages: has no PodDisruptionBudget'],
  ['Deployment/catalog', 'spec.strategy.rollingUpdate.maxUnavailable', 1, 'takes an instance away'],
  ['Deployment/orders-worker', 'spec.strategy', {}, 'two versions of a worker'],
  [
    'Deployment/orders',
    `${pod}.terminationGracePeriodSeconds`,
    10,
    'is killed before its requests have ended',
  ],
  ['Deployment/pages', `${pod}.topologySpreadConstraints`, undefined, 'is not spread over'],
  ['HorizontalPodAutoscaler/orders', 'spec.minReplicas', 1, 'one instance is too few'],
  // Volumes.
  [
    'Deployment/studio-worker',
    `${container}.volumeMounts.1.name`,
    'upload',
    'mounts upload, which is no volume',
  ],
  [
    'Deployment/catalog',
    `${container}.volumeMounts.1.mountPath`,
    '/uploads',
    'writes /media, where no volume is',
  ],
  ['Deployment/orders', `${pod}.volumes.1.emptyDir`, {}, 'may fill the node'],
  // The stores.
  ['HorizontalPodAutoscaler/catalog', 'spec.maxReplicas', 40, 'max_connections is 550'],
  ['Cluster/postgres', 'spec.instances', 1, 'has fewer instances than acknowledge a write'],
  ['Cluster/postgres', 'spec.plugins', undefined, 'has no archive of its WAL'],
  ['ScheduledBackup/postgres', 'spec.schedule', '0 3 * * *', 'has not six fields'],
]

merged('each of the seeded faults is refused with its name', async () => {
  const manifests = await build('production')
  const broken = faults.map(([manifest, field, value]) => seed(manifests, manifest, field, value))
  const ofTypes = await typeFaults(broken)
  const accepted: string[] = []
  for (const [index, [manifest, field, , refusal]] of faults.entries()) {
    const set = broken[index] ?? []
    const found = [...(ofTypes[index] ?? []), ...(await schemaFaults(set)), ...lint(set)]
    const isNamed = found.some(text => /^\w+\/\w+/.test(text) && text.includes(refusal))
    if (!isNamed) accepted.push(`${manifest} ${field}: ${found.join('; ') || 'no fault'}`)
  }
  expect(accepted).toEqual([])
  expect(faults.length).toBeGreaterThanOrEqual(30)
})

/** Returns the manifests with one field changed. @throws for a field whose parent does not exist */
function seed(manifests: Manifest[], name: string, field: string, value: unknown): Manifest[] {
  const copy = structuredClone(manifests)
  // The name of a generated map ends in a hash.
  const target = copy.find(manifest => nameOf(manifest).replace(/-[0-9a-z]{10}$/, '') === name)
  if (!target) throw new Error(`${name} does not exist`)
  if (field === '') return copy.filter(manifest => manifest !== target)
  const keys = field.split('.')
  const last = keys.pop() ?? ''
  let parent: unknown = target
  for (const key of keys) parent = (parent as Record<string, unknown>)[key]
  const object = parent as Record<string, unknown>
  if (value === undefined) delete object[last]
  else object[last] = value
  return copy
}
