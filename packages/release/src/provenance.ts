import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Release } from '@stampa/platform/release'
import { releaseDocument } from '@stampa/registry'
import type { Signer } from './keys.ts'

const payloadType = 'application/vnd.in-toto+json'

/** Where a build comes from. */
export interface Origin {
  /** Commit of the sources, outside git unknown. */
  commit?: string | undefined
  /** sha256 of `package-lock.json`. */
  lock?: string | undefined
}

/** Returns the origin of builds of the workspace. */
export async function readOrigin(root: string): Promise<Origin> {
  const git = promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: root })
  const commit = await git.then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  )
  const lock = createHash('sha256').update(await readFile(join(root, 'package-lock.json')))
  return { commit, lock: lock.digest('hex') }
}

/**
 * Returns the release's provenance as a DSSE envelope: an in-toto statement with SLSA's predicate. It states nothing of
 * the machine or the time, so that a repeated build has the same statement.
 *
 * @see https://slsa.dev/spec/v1.0/provenance
 * @see https://github.com/secure-systems-lab/dsse/blob/master/protocol.md
 */
export function provenanceOf(release: Release, { commit, lock }: Origin, signer: Signer): string {
  const { name, version, source, files } = release
  const statement = {
    _type: 'https://in-toto.io/Statement/v1',
    subject: Object.entries(files).map(([path, { integrity }]) => {
      const [algorithm = '', hash = ''] = integrity.split('-')
      const digest = { [algorithm]: Buffer.from(hash, 'base64').toString('hex') }
      return { name: `${name}/${version}/${path}`, digest }
    }),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: `npm:@stampa/webpack#${releaseDocument}`,
        externalParameters: { name, version },
        resolvedDependencies: [
          { name: 'sources', digest: { sha256: source } },
          ...(lock ? [{ name: 'package-lock.json', digest: { sha256: lock } }] : []),
          ...(commit ? [{ name: 'commit', digest: { gitCommit: commit } }] : []),
        ],
      },
      runDetails: { builder: { id: 'npm:@stampa/release', version: { node: process.version } } },
    },
  }
  const payload = Buffer.from(JSON.stringify(statement))
  const header = `DSSEv1 ${payloadType.length} ${payloadType} ${payload.length} `
  const { keyID, sig } = signer.sign(Buffer.concat([Buffer.from(header), payload]))
  return JSON.stringify({
    payload: payload.toString('base64'),
    payloadType,
    signatures: [{ keyid: keyID, sig: Buffer.from(sig, 'hex').toString('base64') }],
  })
}
