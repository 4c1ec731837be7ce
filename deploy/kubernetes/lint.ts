import type { IProbe } from 'kubernetes-models/v1/Probe'
import { containersOf, type Labels, type Manifest, nameOf, type Pod, podOf } from './manifests.ts'

interface Selector {
  matchLabels?: Labels
  matchExpressions?: { key: string; operator: string; values?: string[] }[]
}

interface Peer {
  podSelector?: Selector
  namespaceSelector?: Selector
  ipBlock?: object
}

interface Rule {
  from?: Peer[]
  to?: Peer[]
  ports?: { port?: number; endPort?: number }[]
}

/** What the rules read of the specs of all kinds; `typeFaults` has checked the rest. */
interface Spec {
  selector?: Labels & Selector
  replicas?: number
  minReadySeconds?: number
  strategy?: { type?: string; rollingUpdate?: { maxUnavailable?: number } }
  volumeClaimTemplates?: { metadata: { name: string } }[]
  ports?: { port: number; targetPort?: number | string }[]
  maxUnavailable?: number | string
  minAvailable?: number | string
  podSelector?: Selector
  policyTypes?: string[]
  ingress?: Rule[]
  egress?: Rule[]
  scaleTargetRef?: { name: string; kind?: string }
  minReplicas?: number
  maxReplicas?: number
  minReplicaCount?: number
  maxReplicaCount?: number
  triggers?: { authenticationRef?: { name: string } }[]
  secretTargetRef?: { name: string; key: string }[]
  data?: { secretKey: string }[]
  target?: { template?: { data?: Record<string, string> } }
  hostnames?: string[]
  rules?: { backendRefs?: { name: string; port?: number }[] }[]
  imageName?: string
  instances?: number
  superuserSecret?: { name: string }
  managed?: {
    services: { additional: { serviceTemplate: { metadata: { name: string } } }[] }
  }
  postgresql?: { parameters?: Record<string, string>; synchronous?: { number: number } }
  plugins?: { parameters?: { barmanObjectName?: string } }[]
  cluster?: { name: string }
  schedule?: string
}

/** Folders that the program of an image writes, beside /tmp of those that are listed. */
const written: Record<string, string[]> = {
  gateway: ['/run/gateway', '/run/gateway-cache'],
  redis: ['/data'],
  catalog: ['/media'],
  'catalog-seed': ['/media'],
  orders: ['/media'],
  'orders-seed': ['/media'],
  studio: ['/media', '/studio'],
  'studio-seed': ['/media', '/studio'],
  'studio-worker': ['/media', '/studio', '/tmp'],
  release: ['/data/releases', '/data/trust', '/tmp', '/home/node/.cache'],
  'release-timestamp': ['/data/releases', '/data/trust'],
  releases: ['/releases'],
}

/** Connections of a server or worker to PostgreSQL: the default of DATABASE_POOL_MAX. */
const poolSize = 10
/** Connections for the operator, backups and commands. */
const spareConnections = 20

/** Returns what is wrong with the manifests of an overlay beyond their types, each with the manifest's name. */
export function lint(manifests: readonly Manifest[]): string[] {
  const faults: string[] = []
  const pods = manifests.flatMap(podOf)
  const named = (kind: string, name: string) =>
    manifests.find(manifest => manifest.kind === kind && manifest.metadata.name === name)
  const ofKind = (kind: string) => manifests.filter(manifest => manifest.kind === kind)
  const matching = (selector: Selector) => pods.filter(pod => selects(selector, pod.labels))

  for (const manifest of manifests) {
    const fault = (text: string) => faults.push(`${nameOf(manifest)}: ${text}`)
    if (manifests.some(other => other !== manifest && nameOf(other) === nameOf(manifest)))
      fault('the name is taken twice')
    if (manifest.kind !== 'Namespace' && manifest.metadata.namespace !== 'stampa')
      fault('is not in the namespace stampa')
    lintKind(manifest, fault)
  }
  for (const pod of pods) {
    const fault = (text: string) => faults.push(`${nameOf(pod.owner)}: ${text}`)
    for (const each of containersOf(pod)) {
      lintHardening(each, fault)
      lintResources(each, fault)
      lintVolumes(each, fault)
      lintSettings(each, fault)
    }
    lintNetwork(pod, fault)
    if (pod.owner.kind !== 'Job') lintServer(pod, fault)
    if (pod.owner.kind === 'Deployment') lintDeployment(pod, fault)
  }
  lintAddresses()
  lintConnections()
  return faults

  function lintKind(manifest: Manifest, fault: (text: string) => void): void {
    const spec = specOf(manifest)
    switch (manifest.kind) {
      case 'Secret':
        fault('a secret must not be in the repository')
        break
      case 'ConfigMap':
        if (
          /\/\/[^/\s]*:[^/\s]*@|PRIVATE KEY|password\s*=/i.test(
            Object.values(manifest.data ?? {}).join('\n'),
          )
        )
          fault('has a secret')
        break
      case 'Service': {
        const selected = matching({ matchLabels: spec.selector ?? {} })
        if (selected.length === 0) fault('selects no Pod')
        for (const { port, targetPort = port } of spec.ports ?? [])
          if (!selected.every(pod => hasPort(pod, targetPort)))
            fault(`targetPort ${targetPort} is no port of its Pods`)
        break
      }
      case 'PodDisruptionBudget': {
        const owners = matching(spec.selector ?? {})
        if (owners.length !== 1) fault(`selects ${owners.length} Deployments`)
        const replicas = owners[0] ? instances(owners[0].owner).min : 1
        const { minAvailable = 0, maxUnavailable = 1 } = spec
        if (
          maxUnavailable === 0 ||
          maxUnavailable === '0%' ||
          minAvailable === '100%' ||
          Number(minAvailable) >= Math.max(1, replicas)
        )
          fault('lets no Pod be evicted: no node can be drained')
        break
      }
      case 'NetworkPolicy': {
        const peers = [...(spec.ingress ?? []), ...(spec.egress ?? [])].flatMap(
          rule => rule.from ?? rule.to ?? [],
        )
        const selectors = peers.flatMap(peer =>
          peer.podSelector && !peer.namespaceSelector ? [peer.podSelector] : [],
        )
        for (const selector of [spec.podSelector ?? {}, ...selectors])
          if (!selectsPostgres(selector) && unmatched(selector))
            fault(`selects no Pod by ${JSON.stringify(selector)}`)
        if ([...(spec.ingress ?? []), ...(spec.egress ?? [])].some(rule => !rule.ports?.length))
          fault('allows every port')
        if ((spec.ingress ?? []).some(rule => !rule.from?.length)) fault('admits anyone')
        break
      }
      case 'HorizontalPodAutoscaler':
      case 'ScaledObject': {
        const { name = '' } = spec.scaleTargetRef ?? {}
        const target = named('Deployment', name)
        if (!target) fault(`scales Deployment/${name}, which does not exist`)
        else if (specOf(target).replicas !== undefined)
          fault(`each deployment would reset the replicas of ${name}`)
        const scalers = [...ofKind('HorizontalPodAutoscaler'), ...ofKind('ScaledObject')]
        if (
          scalers.some(other => other !== manifest && specOf(other).scaleTargetRef?.name === name)
        )
          fault(`scales ${name}, which another one scales`)
        const {
          minReplicas = spec.minReplicaCount ?? 0,
          maxReplicas = spec.maxReplicaCount ?? 100,
        } = spec
        if (minReplicas < 2) fault('one instance is too few: a node may be lost')
        if (minReplicas > maxReplicas) fault('its minimum is above its maximum')
        for (const { authenticationRef } of spec.triggers ?? [])
          if (!authenticationRef || !named('TriggerAuthentication', authenticationRef.name))
            fault(`TriggerAuthentication/${authenticationRef?.name} does not exist`)
        break
      }
      case 'TriggerAuthentication':
        for (const { name, key } of spec.secretTargetRef ?? [])
          refer('ExternalSecret', name, key, fault)
        break
      case 'HTTPRoute':
        if (!spec.hostnames?.length)
          fault('has no hostnames: it would take the requests of every site')
        for (const { name, port } of (spec.rules ?? []).flatMap(rule => rule.backendRefs ?? []))
          if (!specOf(named('Service', name)).ports?.some(each => each.port === port))
            fault(`Service/${name} with port ${port} does not exist`)
        break
      case 'Cluster':
        if (!isPinned(spec.imageName)) fault(`image ${spec.imageName} has no digest`)
        if (!spec.superuserSecret || !named('ExternalSecret', spec.superuserSecret.name))
          fault(`ExternalSecret/${spec.superuserSecret?.name} does not exist`)
        if (
          !spec.plugins?.some(({ parameters }) =>
            named('ObjectStore', parameters?.barmanObjectName ?? ''),
          )
        )
          fault('has no archive of its WAL')
        if (
          !ofKind('ScheduledBackup').some(
            backup => specOf(backup).cluster?.name === manifest.metadata.name,
          )
        )
          fault('has no backup')
        if ((spec.postgresql?.synchronous?.number ?? 0) >= (spec.instances ?? 1))
          fault('has fewer instances than acknowledge a write: it would take none')
        break
      case 'ScheduledBackup':
        if (!named('Cluster', spec.cluster?.name ?? ''))
          fault(`Cluster/${spec.cluster?.name} does not exist`)
        if (spec.schedule?.split(' ').length !== 6)
          fault(`schedule '${spec.schedule}' has not six fields, seconds first`)
        break
    }
  }

  function lintHardening({ spec, container }: Pod, fault: (text: string) => void): void {
    const { securityContext: pod = {} } = spec
    const { securityContext: own = {} } = container
    if (spec.containers.length > 1) fault('has more than one main container')
    if (!isPinned(container.image)) fault(`image ${container.image} has no digest`)
    if (!pod.runAsNonRoot || !pod.runAsUser || own.runAsUser === 0 || own.runAsNonRoot === false)
      fault('may run as root')
    if (pod.seccompProfile?.type !== 'RuntimeDefault') fault('has no seccomp profile')
    if (!own.readOnlyRootFilesystem) fault('its root file system can be written')
    if (own.allowPrivilegeEscalation !== false || own.privileged) fault('may gain privileges')
    if (!own.capabilities?.drop?.includes('ALL') || own.capabilities.add?.length)
      fault('has capabilities')
    if (spec.hostNetwork || spec.hostPID || spec.hostIPC) fault('shares a namespace of the node')
    if (spec.automountServiceAccountToken !== false) fault('has a token of the API server')
    if (!named('ServiceAccount', spec.serviceAccountName ?? ''))
      fault(`ServiceAccount/${spec.serviceAccountName} does not exist`)
  }

  function lintResources({ spec, container }: Pod, fault: (text: string) => void): void {
    const { requests = {}, limits = {} } = container.resources ?? {}
    if (!requests.cpu || !requests.memory) fault('requests no processor or no memory')
    if (!limits.memory) fault('has no limit of memory')
    const limit = bytes(limits.memory)
    if (bytes(requests.memory) > limit) fault('requests more memory than its limit')
    const options = container.env?.find(({ name }) => name === 'NODE_OPTIONS')?.value ?? ''
    const [, heap = 0] = /--max-old-space-size=(\d+)/.exec(options) ?? []
    if (Number(heap) * 2 ** 20 > limit * 0.75) fault('its heap may grow beyond its limit of memory')
    const mounted = (container.volumeMounts ?? []).map(({ name }) => name)
    const inMemory = (spec.volumes ?? []).filter(
      ({ name, emptyDir }) => emptyDir?.medium === 'Memory' && mounted.includes(name),
    )
    const sizes = inMemory.map(({ emptyDir }) => bytes(emptyDir?.sizeLimit))
    if (sizes.reduce((sum, size) => sum + size, 0) > limit)
      fault('its file systems in memory exceed its limit of memory')
  }

  function lintVolumes({ owner, name, spec, container }: Pod, fault: (text: string) => void): void {
    const claims = specOf(owner).volumeClaimTemplates?.map(({ metadata }) => metadata.name) ?? []
    const volumes = [...(spec.volumes ?? []).map(volume => volume.name), ...claims]
    const mounts = container.volumeMounts ?? []
    for (const mount of mounts)
      if (!volumes.includes(mount.name)) fault(`mounts ${mount.name}, which is no volume`)
    const ofAll = [...spec.containers, ...(spec.initContainers ?? [])].flatMap(
      each => each.volumeMounts ?? [],
    )
    for (const volume of volumes)
      if (!ofAll.some(mount => mount.name === volume)) fault(`volume ${volume} is not mounted`)
    for (const path of written[name] ?? [])
      if (!mounts.some(mount => mount.mountPath === path && !mount.readOnly))
        fault(`writes ${path}, where no volume is`)
    for (const { name: volume, secret, emptyDir, hostPath } of spec.volumes ?? []) {
      if (hostPath) fault(`volume ${volume} is a folder of the node`)
      if (emptyDir && !emptyDir.sizeLimit) fault(`volume ${volume} may fill the node`)
      if (secret) refer('ExternalSecret', secret.secretName ?? '', undefined, fault)
      for (const { key } of secret?.items ?? [])
        refer('ExternalSecret', secret?.secretName ?? '', key, fault)
    }
  }

  function lintSettings({ container }: Pod, fault: (text: string) => void): void {
    for (const { configMapRef, secretRef } of container.envFrom ?? []) {
      if (configMapRef) refer('ConfigMap', configMapRef.name ?? '', undefined, fault)
      if (secretRef) refer('ExternalSecret', secretRef.name ?? '', undefined, fault)
    }
    for (const { valueFrom } of container.env ?? []) {
      const { configMapKeyRef, secretKeyRef } = valueFrom ?? {}
      if (configMapKeyRef)
        refer('ConfigMap', configMapKeyRef.name ?? '', configMapKeyRef.key, fault)
      if (secretKeyRef) refer('ExternalSecret', secretKeyRef.name ?? '', secretKeyRef.key, fault)
    }
  }

  function lintNetwork(pod: Pod, fault: (text: string) => void): void {
    const policies = ofKind('NetworkPolicy').map(specOf)
    const of = policies.filter(({ podSelector }) => selects(podSelector ?? {}, pod.labels))
    for (const type of ['Ingress', 'Egress'])
      if (!of.some(({ policyTypes }) => policyTypes?.includes(type)))
        fault(`no NetworkPolicy limits its ${type}`)
    for (const { containerPort, name } of pod.container.ports ?? [])
      if (!of.flatMap(({ ingress = [] }) => ingress).some(rule => opens(rule, containerPort)))
        fault(`no NetworkPolicy lets anyone reach its port ${name ?? containerPort}`)
  }

  function lintServer({ container, ...pod }: Pod, fault: (text: string) => void): void {
    const { startupProbe, readinessProbe, livenessProbe } = container
    const isServer = container.ports?.length
    if (isServer && !(startupProbe && readinessProbe && livenessProbe))
      fault('has not three probes')
    for (const probe of [startupProbe, readinessProbe, livenessProbe]) {
      const port = probe?.httpGet?.port ?? probe?.tcpSocket?.port
      if (port !== undefined && !hasPort({ container, ...pod }, port))
        fault(`probes port ${port}, which it has not`)
    }
    for (const probe of [readinessProbe, livenessProbe])
      if (probe?.httpGet?.path === '/readyz')
        fault(
          'a running instance is asked for the stores: their outage would take all instances away',
        )
    if (readinessProbe && livenessProbe && patience(livenessProbe) <= patience(readinessProbe))
      fault('is restarted before it is taken out of the balancing')
  }

  function lintDeployment(
    { owner, name, labels, spec, container }: Pod,
    fault: (text: string) => void,
  ): void {
    const { selector = {}, strategy, minReadySeconds = 0 } = specOf(owner)
    if (!selects(selector, labels)) fault('its selector does not match its Pods')
    if (labels['app.kubernetes.io/component'] === 'worker') {
      if (strategy?.type !== 'Recreate') fault('two versions of a worker would run at once')
    } else {
      if (strategy?.rollingUpdate?.maxUnavailable !== 0)
        fault('a rolling update takes an instance away before there is another')
      if (minReadySeconds < 30) fault('a rolling update is faster than the cache of names')
    }
    const isServer = Boolean(container.ports?.length)
    if (
      isServer &&
      !ofKind('PodDisruptionBudget').some(budget => selects(specOf(budget).selector ?? {}, labels))
    )
      fault('has no PodDisruptionBudget')
    const { preStop } = container.lifecycle ?? {}
    if (
      isServer &&
      (spec.terminationGracePeriodSeconds ?? 30) < (preStop?.sleep?.seconds ?? 0) + 35
    )
      fault('is killed before its requests have ended')
    for (const topology of ['kubernetes.io/hostname', 'topology.kubernetes.io/zone']) {
      const spread = spec.topologySpreadConstraints?.find(
        ({ topologyKey }) => topologyKey === topology,
      )
      if (!spread || !selects(spread.labelSelector ?? {}, labels))
        fault(`is not spread over ${topology}`)
    }
    const migration = pods.find(pod => pod.name === `${name}-migrate`)
    if (migration && migration.container.image !== container.image)
      fault('is not of the release that its migration is of')
    if (labels['app.kubernetes.io/component'] === 'server' && !migration) fault('has no migration')
  }

  /** Each address in a setting or an argument is that of a Service. */
  function lintAddresses(): void {
    const inSettings = ofKind('ConfigMap').map(
      map => [map, Object.values(map.data ?? {}).join('\n')] as const,
    )
    const inArguments = pods.map(pod => [pod.owner, (pod.container.args ?? []).join('\n')] as const)
    const inTriggers = ofKind('ScaledObject').map(
      object => [object, JSON.stringify(object.spec)] as const,
    )
    const address = /(?:http:\/\/([a-z-]+)|\b([a-z-]+)\.stampa\.svc\.cluster\.local):(\d+)/g
    for (const [manifest, text] of [...inSettings, ...inArguments, ...inTriggers])
      for (const [, short, long = short ?? '', port] of text.matchAll(address))
        if (!specOf(named('Service', long)).ports?.some(each => each.port === Number(port)))
          faults.push(`${nameOf(manifest)}: ${long}:${port} is the address of no Service`)
  }

  /** All instances, and one more of each during a rolling update, find a connection. */
  function lintConnections(): void {
    const clients = pods.filter(({ labels }) =>
      /^(server|worker)$/.test(labels['app.kubernetes.io/component'] ?? ''),
    )
    const wanted = clients.reduce(
      (sum, { owner }) => sum + (instances(owner).max + 1) * poolSize,
      spareConnections,
    )
    for (const cluster of ofKind('Cluster')) {
      const { max_connections: allowed = '100' } = specOf(cluster).postgresql?.parameters ?? {}
      if (wanted > Number(allowed))
        faults.push(
          `${nameOf(cluster)}: max_connections is ${allowed}, and the instances may open ${wanted}`,
        )
    }
  }

  function instances(owner: Manifest): { min: number; max: number } {
    const scalers = [...ofKind('HorizontalPodAutoscaler'), ...ofKind('ScaledObject')].map(specOf)
    const scaler = scalers.find(
      ({ scaleTargetRef }) => scaleTargetRef?.name === owner.metadata.name,
    )
    const { replicas = 1 } = specOf(owner)
    return {
      min: scaler?.minReplicas ?? scaler?.minReplicaCount ?? replicas,
      max: scaler?.maxReplicas ?? scaler?.maxReplicaCount ?? replicas,
    }
  }

  function refer(
    kind: string,
    name: string,
    key: string | undefined,
    fault: (text: string) => void,
  ): void {
    const manifest = named(kind, name)
    const { data = [], target } = specOf(manifest)
    const keys = [
      ...Object.keys(manifest?.data ?? {}),
      ...data.map(each => each.secretKey),
      ...Object.keys(target?.template?.data ?? {}),
    ]
    if (!manifest) fault(`${kind}/${name} does not exist`)
    else if (key !== undefined && !keys.includes(key)) fault(`${kind}/${name} has no ${key}`)
  }

  /** Whether one of the selector's values, or all of it, is that of no Pod. */
  function unmatched(selector: Selector): boolean {
    const values = (selector.matchExpressions ?? []).flatMap(({ key, values = [] }) =>
      values.map(value => ({ [key]: value })),
    )
    const optional = (labels: Labels) =>
      Object.values(labels).some(value => value.endsWith('-seed'))
    return [
      selector,
      ...values.filter(labels => !optional(labels)).map(matchLabels => ({ matchLabels })),
    ].some(each => matching(each).length === 0)
  }
}

function specOf(manifest: Manifest | undefined): Spec {
  return (manifest?.spec ?? {}) as Spec
}

function selects({ matchLabels = {}, matchExpressions = [] }: Selector, labels: Labels): boolean {
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, values }) => values?.includes(labels[key] ?? ''))
  )
}

/** The Pods of the database have labels of their operator. */
function selectsPostgres(selector: Selector): boolean {
  return selector.matchLabels?.['cnpg.io/cluster'] === 'postgres'
}

function isPinned(image: string | undefined): boolean {
  return /@sha256:[0-9a-f]{64}$/.test(image ?? '')
}

function hasPort({ container }: Pick<Pod, 'container'>, port: number | string): boolean {
  return (container.ports ?? []).some(
    ({ name, containerPort }) => name === port || containerPort === port,
  )
}

function opens({ ports = [] }: Rule, wanted: number): boolean {
  return ports.some(({ port = 0, endPort = port }) => port <= wanted && wanted <= endPort)
}

/** Seconds after which a probe that fails has an effect. */
function patience({ periodSeconds = 10, failureThreshold = 3 }: IProbe): number {
  return periodSeconds * failureThreshold
}

function bytes(quantity: number | string | undefined): number {
  const [, number = '0', unit = ''] = /^(\d+)(Mi|Gi)?$/.exec(String(quantity ?? '')) ?? []
  return Number(number) * ({ Mi: 2 ** 20, Gi: 2 ** 30 }[unit] ?? 1)
}
