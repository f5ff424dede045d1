import { defineConfig } from 'vitest/config';
import { KEEPS_COMPILED_CODE } from './infra/verification/e2e/operate.ts';
import { besideEachOther } from './infra/verification/test-runs/beside-each-other.ts';
import { LOADED_BY_NODE } from './infra/verification/test-runs/dependencies.ts';
import { makeMemoryDirectory } from './infra/verification/test-runs/memory-directory.ts';
import { PATIENCE_MS, TIME_LIMITS_MS } from './infra/verification/test-runs/patience.ts';
import { isWanted } from './infra/verification/test-runs/projects.ts';
import { RESULT_FILE, RunReporter } from './infra/verification/test-runs/reporter.ts';

// For the workers, their threads, and the programs that they start.
const TMPDIR = makeMemoryDirectory();
Object.assign(process.env, KEEPS_COMPILED_CODE, TMPDIR !== undefined && { TMPDIR });

/** A test's suffix tells what it costs: nothing, a server, the whole stack, minutes. */
const kinds = {
  integration: {
    suffix: 'int',
    timeoutMs: TIME_LIMITS_MS.integration,
    globalSetup: 'infra/embedded/postgres/global-setup.fixture.ts',
    isolate: false,
    // With it, V8 ends a process in which worker threads come and go now and then, with the error
    // "Check failed: jit_page.has_value()".
    execArgv: ['--no-memory-protection-keys', '--max-semi-space-size=64'],
    ...besideEachOther,
  },
  conformance: {
    suffix: 'conformance',
    timeoutMs: TIME_LIMITS_MS.conformance,
    globalSetup: 'infra/embedded/event-store-conformance/server.fixture.ts',
    env: { EVENTSTORE_URL: process.env['EVENTSTORE_URL'] ?? '' },
    // A scavenge removes what other files look for in $all.
    fileParallelism: false,
    isolate: false,
  },
  e2e: {
    suffix: 'e2e',
    timeoutMs: TIME_LIMITS_MS.e2e,
    globalSetup: 'infra/verification/e2e/global-setup.fixture.ts',
    // Set by `npm run test:outside` alone.
    env: {
      OUTSIDE_EVENTSTORE_URL: process.env['OUTSIDE_EVENTSTORE_URL'] ?? '',
      OUTSIDE_DATABASE_URL: process.env['OUTSIDE_DATABASE_URL'] ?? '',
    },
    isolate: false,
    ...besideEachOther,
  },
  soak: {
    suffix: 'soak',
    timeoutMs: TIME_LIMITS_MS.soak,
    globalSetup: 'infra/embedded/postgres/global-setup.fixture.ts',
  },
};

/**
 * A test that meets servers and pages is tried once more where nobody watches the run: one of
 * thousands fails now and then on a busy machine. The run names it at its end, and it is to be mended.
 */
const SECOND_TRY = { retry: process.env['CI'] === undefined ? 0 : 1 };

const common = {
  server: { deps: { external: [LOADED_BY_NODE] } },
  // Files share workers: a file finds none of the mocks, globals or timers of another.
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
  setupFiles: [
    'infra/verification/test-runs/patience.fixture.ts',
    'infra/verification/test-runs/real-timers.fixture.ts',
  ],
  expect: { poll: { timeout: PATIENCE_MS } },
};

/** Playwright and the interface's plugins take seconds to load: other kinds do without. */
const loadComponentProjects = async () => {
  if (!isWanted('component') && !isWanted('soak-component')) return [];
  const { componentProjects } = await import('./infra/verification/component/project.ts');
  return componentProjects;
};

const ignored = ['**/node_modules/**', '**/.tsbuild/**'];

const unit = {
  // Messages of the interface are compiled, in its tests as well.
  extends: './frontend/vite.config.ts',
  test: {
    ...common,
    name: 'unit',
    // They are pure: what one file has loaded, the next may use.
    isolate: false,
    // Its colors are tested too.
    css: true,
    // Non-UTC, to expose time-zone bugs.
    env: { TZ: 'America/New_York' },
    include: ['**/*.test.{ts,tsx}'],
    exclude: [
      ...ignored,
      ...Object.values(kinds).map(({ suffix }) => `**/*.${suffix}.test.ts`),
      '**/*.component.test.ts',
    ],
    testTimeout: TIME_LIMITS_MS.unit,
  },
};

export default defineConfig(async () => ({
  test: {
    reporters: [new RunReporter(process.env[RESULT_FILE])],
    projects: [
      ...(isWanted('unit') ? [unit] : []),
      ...(await loadComponentProjects()).map(({ test, ...project }) => ({
        ...project,
        test: { ...test, ...SECOND_TRY },
      })),
      ...Object.entries(kinds)
        .filter(([name]) => isWanted(name))
        .map(([name, { suffix, timeoutMs, ...options }]) => ({
          test: {
            ...common,
            ...SECOND_TRY,
            ...options,
            name,
            include: [`**/*.${suffix}.test.ts`],
            exclude: ignored,
            testTimeout: timeoutMs,
            hookTimeout: timeoutMs,
          },
        })),
    ],
  },
}));
