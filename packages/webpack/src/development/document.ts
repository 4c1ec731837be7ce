import { documentIds, previewMeta } from '@stampa/platform/document'
import type { BrowserRegistry } from '@stampa/platform/release'
import type { DevelopmentBuild } from '../watch.ts'

const registryTag = new RegExp(
  `<script type="application/json" id="${documentIds.registry}">(.*?)</script>`,
  's',
)

/** The elements that start the platform's own shell. */
const shellTags =
  /<link rel="stylesheet" href="\/mfe\/shell\/[^>]*>|<style data-href="\/mfe\/shell\/.*?<\/style>|<script async src="\/mfe\/shell\/.*?<\/script>/gs

/**
 * Replaces releases with development builds in a document of the platform. The result is rendered in the browser:
 * the page server knows releases only, and its HTML would not match.
 *
 * @param builds the latest builds by name; without the shell's, the platform's own shell loads them
 * @param isCounted whether the visits of the document are counted
 * @returns the document unchanged when it carries no registry
 */
export function developDocument(
  html: string,
  builds: ReadonlyMap<string, DevelopmentBuild>,
  isCounted: boolean,
): string {
  const [tag, json = ''] = registryTag.exec(html) ?? []
  const shell = builds.get('shell')
  if (!tag) return html
  const registry: BrowserRegistry = { ...JSON.parse(json), shell: undefined }
  for (const [name, { deployable, version, container, entry, styles }] of builds) {
    const { frame, mounts } = deployable
    if (frame === null) continue
    const { nav = [] } = registry.remotes[name] ?? {}
    registry.remotes[name] = { nav, version, container, frame, mounts, entry, styles }
  }
  const [root = '<html>'] = /<html[^>]*>/.exec(html) ?? []
  return [
    '<!doctype html>',
    root,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...(isCounted ? [] : [`<meta name="${previewMeta}">`]),
    ...(shell
      ? [
          ...shell.styles.map(({ url }) => `<link rel="stylesheet" href="${url}">`),
          `<script async src="${shell.entry.url}"></script>`,
        ]
      : (html.match(shellTags) ?? [])),
    '</head>',
    '<body>',
    `<div id="${documentIds.root}"></div>`,
    tag.replace(json, () => JSON.stringify(registry).replaceAll('<', '\\u003c')),
    '</body>',
    '</html>',
    '',
  ].join('\n')
}
