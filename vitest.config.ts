import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Folders whose tests need no PostgreSQL and no Redis. */
const pure =
  '{mfe-*,shell/src,packages/{api,design,platform,pricing,rules,ui},bench,deploy/{observability,secrets},e2e}'

const exclude = ['**/node_modules/**', '**/dist/**', '.data/**']

export default defineConfig({
  test: {
    environment: 'node',
    // Tests wait for other processes and for time limits.
    maxWorkers: availableParallelism() + 1,
    // Files of a worker share its modules: a service is imported once instead of once per file.
    isolate: false,
    // Programs that tests start compile their modules once.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/tests') },
    // A package.json affects the tests of its workspace (`npm run verify`), not all.
    forceRerunTriggers: [],
    // Fastify's routes are then of the same modules, with the same state, as the tests.
    server: { deps: { inline: ['@fastify/autoload'] } },
    // Servers start slowly on a busy machine; a hang still ends.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: { name: 'pure', include: [`${pure}/**/*.test.{ts,tsx}`], exclude },
      },
      {
        extends: true,
        test: {
          name: 'services',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...exclude, `${pure}/**`, '**/clickhouse.test.ts'],
          globalSetup: ['stack/src/testing/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'clickhouse',
          include: [
            'services/analytics/test/{any-order,clickhouse,conversions,dashboard,retention,way,withdrawal}.test.ts',
          ],
          env: { ANALYTICS_TEST_STORE: 'clickhouse' },
          globalSetup: [
            'stack/src/testing/global-setup.ts',
            'services/analytics/test/clickhouse-servers.ts',
          ],
        },
      },
    ],
  },
})
