import { existsSync, readdirSync, readFileSync } from 'node:fs'

/**
 * Allowed imports between workspaces. A forbidden import would couple parts that are built, released and run
 * on their own.
 */

/** Applications. */
const apps = '^(mfe-[^/]+|services|shell|gateway|stack|e2e|bench)/'

/** All workspaces, without `node_modules`. */
const ours = '^(mfe-[^/]+|packages|services|shell|gateway|stack|e2e|bench)/'

const notSource = '(\\.test\\.tsx?$|/test/|/testing/|/testing\\.ts$|/showcase/|vitest\\.config)'

/** The packages that code of the kit imports if a service has them, for each service that has them not. */
const missing = readdirSync('services').flatMap(service => {
  if (!existsSync(`services/${service}/package.json`)) return []
  const has = packagesOf(`services/${service}`).dependencies
  const optional = Object.keys(packagesOf('packages/service-kit').peerDependencies)
  return [{ service, packages: optional.filter(name => !(name in has)) }]
})

/** @returns {{ dependencies: Record<string, string>, peerDependencies: Record<string, string> }} */
function packagesOf(workspace) {
  return JSON.parse(readFileSync(`${workspace}/package.json`, 'utf8'))
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'remote-reaches-only-browser-packages',
      comment:
        'A remote imports platform, ui, api, design and the rules (pricing, rules); never the shell, another remote or a service.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/' },
      to: { path: ours, pathNot: '^($1|packages/(platform|ui|api|pricing|rules|design))/' },
    },
    {
      name: 'service-reaches-only-its-packages',
      comment:
        'A service calls another through its HTTP interface and never opens its database. It imports the service kit and the packages of rules that forms apply, too.',
      severity: 'error',
      from: { path: '^(services/[^/]+)/' },
      to: { path: ours, pathNot: '^($1|packages/(service-kit|pricing|rules|design))/' },
    },
    {
      name: 'nothing-reaches-into-routes',
      comment:
        'Routes are the edge of a service: workers, mails, scheduled jobs and commands share the code of a subject. A content type of the catalog is one declaration of its columns and calls.',
      severity: 'error',
      from: { path: '^services/', pathNot: '^services/([^/]+/src/routes|catalog)/' },
      to: { path: '^services/[^/]+/src/routes/' },
    },
    {
      name: 'package-reaches-no-app',
      comment: 'Several applications share a package; it imports none of them.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: apps },
    },
    {
      name: 'browser-package-reaches-no-server-package',
      comment: 'Code of the browser imports no code of servers and builds.',
      severity: 'error',
      from: { path: '^packages/(platform|ui|api)/', pathNot: '/showcase/' },
      to: { path: '^packages/(service-kit|webpack|registry|release)/' },
    },
    {
      name: 'rules-stand-alone',
      comment:
        'Rules that a service and a screen share are pure: they run anywhere, as the one library does that reads spreadsheets for them.',
      severity: 'error',
      from: { path: '^packages/(pricing|rules)/', pathNot: notSource },
      to: { path: '.', pathNot: '^(packages/$1|node_modules/hucre)/' },
    },
    {
      name: 'service-kit-stands-alone',
      comment: 'Services carry no code of the browser or of the build.',
      severity: 'error',
      from: { path: '^packages/service-kit/' },
      to: { path: ours, pathNot: '^packages/(service-kit|rules)/' },
    },
    {
      name: 'shell-reaches-no-app',
      comment: 'The shell finds remotes in the registry at run time, and services by HTTP.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: apps, pathNot: '^shell/' },
    },
    {
      name: 'shell-browser-reaches-no-server',
      comment: 'The shell in the browser and the page server share code through packages only.',
      severity: 'error',
      from: { path: '^shell/src/' },
      to: { path: '^(shell/server|packages/(service-kit|webpack|registry|release))/' },
    },
    {
      name: 'gateway-stands-alone',
      comment: 'The gateway is templates and their renderer.',
      severity: 'error',
      // Its tests let the stack choose ports for it, as it does.
      from: { path: '^gateway/', pathNot: '^gateway/test/' },
      to: { path: ours, pathNot: '^gateway/' },
    },
    {
      name: 'stack-starts-processes',
      comment:
        'The stack runs applications as processes; only what builds and configures them is imported.',
      severity: 'error',
      from: { path: '^stack/' },
      to: {
        path: ours,
        pathNot: '^(stack|gateway|packages/(backup|create-stampa-remote|release|webpack))/',
      },
    },
    {
      name: 'only-tests-and-tools-reach-themselves',
      comment: 'No workspace imports e2e or bench.',
      severity: 'error',
      from: { pathNot: '^(e2e|bench)/' },
      to: { path: '^(e2e|bench)/' },
    },
    {
      name: 'workspace-by-its-name',
      comment: 'A workspace is imported by its name, so that its exports are its public interface.',
      severity: 'error',
      from: { path: '^((?:packages|services)/[^/]+|[^/]+)/' },
      to: { path: ours, pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'source-reaches-no-test',
      comment: 'Running code imports no tests.',
      severity: 'error',
      from: { path: ours, pathNot: [notSource, '^(e2e|bench|stack/src/test)'] },
      to: { path: '\\.test\\.tsx?$' },
    },
    ...missing.map(({ service, packages }) => ({
      name: 'service-has-what-it-runs',
      comment:
        'A service that is installed alone, as in its image, has only the packages that it names.',
      severity: 'error',
      from: { path: `^services/${service}/src/`, pathNot: notSource },
      to: { path: `^node_modules/(${packages.join('|')})/`, reachable: true },
    })),
    {
      name: 'no-circle',
      comment: 'Files that import each other cannot be read or tested alone.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      comment: 'An unresolved import fails at run time only.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // TypeScript 7 has no compiler API to parse with.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)\\.data/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
}
