import type { Reporter, TestModule } from 'vitest/node';
import { secondTriesReport } from './second-tries.ts';
import { type FileTime, timesReport } from './times-report.ts';

const timeOf = (module: TestModule): FileTime => {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic();
  return {
    kind: module.project.name,
    file: module.relativeModuleId,
    ms: environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration,
  };
};

const secondTriesIn = (module: TestModule): readonly string[] =>
  [...module.children.allTests()]
    .filter((test) => test.diagnostic()?.flaky === true)
    .map((test) => `${module.relativeModuleId} > ${test.fullName}`);

/** Prints the time per kind, the slowest files and the tests tried twice after each run. */
export const testTimesReporter: Reporter = {
  onTestRunEnd: (modules) => {
    process.stdout.write(timesReport(modules.map(timeOf)));
    process.stdout.write(secondTriesReport(modules.flatMap(secondTriesIn)));
  },
};
