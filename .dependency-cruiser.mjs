/**
 * Who may reach whom. What a rule forbids here would tie together parts that are built, released
 * and run on their own.
 */

/** Workspaces that are no package: each is an application of its own. */
const apps = '^(mfe-[^/]+|services|shell|gateway|stack|e2e|bench)/'

/** Everything of ours; what lies in node_modules is another matter. */
const ours = '^(mfe-[^/]+|packages|services|shell|gateway|stack|e2e|bench)/'

const notSource = '(\\.test\\.tsx?$|/test/|/testing/|/testing\\.ts$|/showcase/|vitest\\.config)'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'remote-reaches-only-browser-packages',
      comment:
        'A remote imports platform, ui, api, design and the rules (pricing, rules, slug); never the shell, another remote or a service.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/' },
      to: { path: ours, pathNot: '^($1|packages/(platform|ui|api|pricing|rules|slug|design))/' },
    },
    {
      name: 'service-reaches-only-its-packages',
      comment:
        'A service asks another through its HTTP interface and never opens its database. It uses the service kit and the packages of rules that it shares with a screen.',
      severity: 'error',
      from: { path: '^(services/[^/]+)/' },
      to: { path: ours, pathNot: '^($1|packages/(service-kit|pricing|rules|slug|design))/' },
    },
    {
      name: 'package-reaches-no-app',
      comment: 'Packages are what several applications need; they know none of them.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: apps },
    },
    {
      name: 'browser-package-reaches-no-server-package',
      comment: 'What runs in a browser must not pull in what runs on a server or builds.',
      severity: 'error',
      from: { path: '^packages/(platform|ui|api)/', pathNot: '/showcase/' },
      to: { path: '^packages/(service-kit|webpack|registry|release)/' },
    },
    {
      name: 'rules-stand-alone',
      comment: 'Rules that a service and a screen share are pure: they run anywhere.',
      severity: 'error',
      from: { path: '^packages/(pricing|rules|slug)/', pathNot: notSource },
      to: { path: '.', pathNot: '^packages/$1/' },
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
      comment: 'The shell in the browser shares with the page server what is in packages.',
      severity: 'error',
      from: { path: '^shell/src/' },
      to: { path: '^(shell/server|packages/(service-kit|webpack|registry|release))/' },
    },
    {
      name: 'gateway-stands-alone',
      comment: 'The gateway is templates and what renders them.',
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
      to: { path: ours, pathNot: '^(stack|gateway|packages/(backup|release|platform|webpack))/' },
    },
    {
      name: 'nobody-reaches-tests-and-tools',
      comment: 'e2e and bench are at the end of every chain.',
      severity: 'error',
      from: { pathNot: '^(e2e|bench)/' },
      to: { path: '^(e2e|bench)/' },
    },
    {
      name: 'workspace-by-its-name',
      comment: 'Another workspace is imported by its name, so that its exports say what is public.',
      severity: 'error',
      from: { path: '^((?:packages|services)/[^/]+|[^/]+)/' },
      to: { path: ours, pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'source-reaches-no-test',
      comment: 'Tests and their helpers are not part of what runs.',
      severity: 'error',
      from: { path: ours, pathNot: [notSource, '^(e2e|bench|stack/src/test)'] },
      to: { path: '\\.test\\.tsx?$' },
    },
    {
      name: 'no-circle',
      comment: 'A circle of files has no first reader.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      comment: 'An import that leads nowhere fails only when somebody runs it.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // TypeScript 7 has no compiler API to parse with.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.data)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
}
