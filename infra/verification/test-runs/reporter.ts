import { writeFileSync } from 'node:fs';
import { MinimalReporter, type TestModule, type Vitest } from 'vitest/node';
import { type Meter, startMeter } from './processor.ts';
import { type FileTime, type Part, runReport } from './run-report.ts';

/** Names the file that the run of one kind leaves its result in, for the run of all kinds. */
export const RESULT_FILE = 'TEST_RUN_RESULT';

/** Prints failures as Vitest does, nothing about files that pass, and the report at the end. */
export class RunReporter extends MinimalReporter {
  readonly #resultFile: string | undefined;
  #meter: Meter | undefined;

  constructor(resultFile: string | undefined) {
    super();
    this.#resultFile = resultFile;
  }

  /** Prints no banner of Vitest. */
  override onInit(vitest: Vitest): void {
    this.ctx = vitest;
    this.silent = 'passed-only';
    this.#meter = startMeter();
  }

  override onTestRunEnd(
    ...[modules, errors, reason]: Parameters<MinimalReporter['onTestRunEnd']>
  ): void {
    super.onTestRunEnd(modules, errors, reason);
    const isInterrupted = reason === 'interrupted';
    const failed = [
      ...modules.flatMap(failedIn),
      ...errors.map(({ message }) => `outside of any test: ${message}`),
      ...(isInterrupted ? ['the run was interrupted'] : []),
    ];
    const wallSeconds = performance.now() / 1000;
    // Servers and browsers that all files share end after the tests.
    process.once('exit', () =>
      this.#conclude({
        name: nameOf(modules),
        processorSeconds: this.#meter?.seconds(),
        wallSeconds,
        passed: countOf(modules, 'passed'),
        skipped: countOf(modules, 'skipped'),
        failed,
        secondTries: modules.flatMap(secondTriesIn),
        files: modules.map(timeOf),
      }),
    );
  }

  /** The report says it. */
  override reportTestSummary(): void {
    // Nothing else.
  }

  #conclude(part: Part): void {
    if (this.#resultFile === undefined) process.stdout.write(runReport([part]));
    else writeFileSync(this.#resultFile, JSON.stringify(part));
  }
}

/** Suffix that Vitest gives the name of a project that runs in a browser. */
const BROWSER = / \(.*\)$/;

const nameOf = (modules: readonly TestModule[]): string => {
  const [kind = 'no tests', ...others] = new Set(
    modules.map(({ project }) => project.name.replace(BROWSER, '')),
  );
  return others.length === 0 ? kind : 'all kinds';
};

const countOf = (modules: readonly TestModule[], state: 'passed' | 'skipped'): number =>
  modules.reduce((sum, { children }) => sum + [...children.allTests(state)].length, 0);

const failedIn = (module: TestModule): readonly string[] => {
  const tests = [...module.children.allTests('failed')];
  if (tests.length > 0)
    return tests.map(({ fullName }) => `${module.relativeModuleId} > ${fullName}`);
  return module.state() === 'failed' ? [module.relativeModuleId] : [];
};

const secondTriesIn = (module: TestModule): readonly string[] =>
  [...module.children.allTests()]
    .filter((test) => test.diagnostic()?.flaky === true)
    .map((test) => {
      // Those of the first try.
      const [error] = test.result().errors ?? [];
      const [reason = 'it gave no reason'] = (error?.message ?? '').split('\n', 1);
      return `${module.relativeModuleId} > ${test.fullName}: ${reason}`;
    });

const timeOf = (module: TestModule): FileTime => {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic();
  return {
    file: module.relativeModuleId,
    ms: environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration,
  };
};
