import type { Reporter, TestModule } from 'vitest/node';
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

/** Prints the time per kind and the slowest files after each run. */
export const testTimesReporter: Reporter = {
  onTestRunEnd: (modules) => {
    process.stdout.write(timesReport(modules.map(timeOf)));
  },
};
