import { execFileSync } from 'node:child_process';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import type { BrowserProviderOption } from 'vitest/node';
import { CHROMIUM_FLAGS } from '../e2e/chromium.ts';
import { findChromium } from '../machine/programs.ts';
import { besideEachOther } from '../test-runs/beside-each-other.ts';
import { PATIENCE_MS, TIME_LIMITS_MS } from '../test-runs/patience.ts';
import { commands } from './commands.ts';
import { serveSite } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly slice: number | null;
  }
}

const COMPONENT_TESTS = '**/*.component.test.ts';

/** Tests that multiply by every page: a slice of each runs with `npm test`, all in the soak suite. */
const SLICED_TESTS = '**/*.sliced.component.test.ts';

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { stdio: ['ignore', 'pipe', 'ignore'] })
    .toString()
    .trim();

/** The place of the commit in its history: commits in a row run one slice after the other. */
const chooseSlice = (): number => {
  try {
    // A shallow clone counts the same for each commit.
    return git('rev-parse', '--is-shallow-repository') === 'false'
      ? Number.parseInt(git('rev-list', '--count', 'HEAD'), 10)
      : Number.parseInt(git('rev-parse', 'HEAD').slice(0, 8), 16);
  } catch {
    // A copy of the sources without their history.
    return 0;
  }
};

/** Each test loads the page anew: code that V8 optimizes is thrown away before that pays. */
const SHORT_LIVES = '--js-flags=--no-maglev,--no-opt';

const executablePath = findChromium(process.env);

/** All files share one page: what has the focus in one would lose it to the other. */
const onePage = (option: BrowserProviderOption): BrowserProviderOption => ({
  ...option,
  providerFactory: (project) =>
    Object.assign(option.providerFactory(project), { supportsParallelism: false }),
});

const projectOf = (
  name: string,
  include: string,
  slice: number | null,
): TestProjectInlineConfiguration => ({
  plugins: [serveSite(slice)],
  optimizeDeps: { include: ['zod/mini'] },
  test: {
    name,
    include: [include],
    exclude: ['**/node_modules/**', '**/.tsbuild/**'],
    provide: { slice },
    testTimeout: TIME_LIMITS_MS.component,
    hookTimeout: TIME_LIMITS_MS.component,
    expect: { poll: { timeout: PATIENCE_MS, interval: 20 } },
    isolate: false,
    ...besideEachOther,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
      // As Playwright's are.
      locators: { exact: false },
      commands,
      provider: onePage(
        playwright({
          actionTimeout: PATIENCE_MS,
          launchOptions: {
            ...(executablePath !== undefined && { executablePath }),
            args: ['--no-sandbox', SHORT_LIVES, ...CHROMIUM_FLAGS],
          },
          contextOptions: { reducedMotion: 'reduce', locale: 'en-US' },
        }),
      ),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

/** Pages of the built site in one real Chromium, with an API that the tests answer for. */
export const componentProjects: TestProjectInlineConfiguration[] = [
  projectOf('component', COMPONENT_TESTS, chooseSlice()),
  projectOf('soak-component', SLICED_TESTS, null),
];
