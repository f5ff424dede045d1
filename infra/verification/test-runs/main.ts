import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { passesOn } from '../../adapters/process/command-line.ts';
import { endWithUs } from '../../adapters/process/end-with-us.ts';
import { runMain } from '../../adapters/process/main.ts';
import { buildFrontend } from '../../launcher/frontend.ts';
import { REPOSITORY } from '../../launcher/programs.ts';
import { measureSlowness } from './probe.ts';
import { secondsOfChildren } from './processor.ts';
import { RESULT_FILE } from './reporter.ts';
import { lostBudgets, type Part, runReport } from './run-report.ts';

/**
 * Kinds of tests, each a run of Vitest of its own, so that the processes of each can be counted. Those
 * of a lane run one after the other, the lanes beside each other.
 */
const LANES = [
  ['component', 'unit'],
  ['e2e', 'integration', 'conformance'],
];

const VITEST = join(REPOSITORY, 'node_modules/vitest/vitest.mjs');
const BUILT_WITHIN_MS = 180_000;

const startVitest = (args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess =>
  spawn(process.execPath, [VITEST, 'run', '--configLoader', 'native', ...args], {
    cwd: REPOSITORY,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });

/** Resolves with its exit code. */
const ended = async (child: ChildProcess): Promise<number> => {
  const release = child.pid === undefined ? undefined : endWithUs(child.pid);
  await once(child, 'exit');
  await release?.();
  return child.exitCode ?? 1;
};

const runKind = async (name: string, folder: string): Promise<Part> => {
  const file = join(folder, `${name}.json`);
  const exitCode = await ended(startVitest(['--project', name], { [RESULT_FILE]: file }));
  const result = readResult(file);
  if (result !== undefined && (exitCode === 0 || result.failed.length > 0)) return result;
  const failed = [...(result?.failed ?? []), `${name}: Vitest ended with exit code ${exitCode}`];
  return { ...NO_TESTS, processorSeconds: undefined, wallSeconds: 0, ...result, name, failed };
};

const NO_TESTS = { passed: 0, skipped: 0, failed: [], secondTries: [], files: [] };

/** Undefined where Vitest ended without one. */
const readResult = (file: string): Part | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** The pages that component and end-to-end tests open, and what `npm test` has done before. */
const prepare = async (): Promise<Part> => {
  await buildFrontend({
    repository: REPOSITORY,
    signal: AbortSignal.timeout(BUILT_WITHIN_MS),
    onBuild: () => process.stdout.write('The pages are being built ...\n'),
  });
  const { user, system } = process.cpuUsage();
  const ofChildren = [process.pid, process.ppid].map(secondsOfChildren);
  return {
    ...NO_TESTS,
    name: 'install, checks and build',
    processorSeconds: ofChildren.reduce((sum, each) => sum + each, (user + system) / 1e6),
    wallSeconds: performance.now() / 1000,
  };
};

const runLane = async (kinds: readonly string[], folder: string): Promise<readonly Part[]> => {
  const parts: Part[] = [];
  for (const kind of kinds) {
    const part = await runKind(kind, folder);
    const outcome = part.failed.length === 0 ? 'passed' : 'failed';
    process.stdout.write(`${kind}: ${outcome} in ${Math.round(part.wallSeconds)} s\n`);
    parts.push(part);
  }
  return parts;
};

const runAll = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthway-test-run-'));
  try {
    const before = await prepare();
    const lanes = Promise.all(LANES.map((kinds) => runLane(kinds, folder)));
    const slowness = await measureSlowness(lanes);
    const parts = [before, ...(await lanes).flat()];
    const lost = lostBudgets(parts, slowness);
    const speed = `This machine takes ${slowness.toFixed(2)} times as long as the one of the budgets.\n`;
    process.stdout.write(`${speed}${lost.map(sentence).join('')}${runReport(parts)}`);
    const hasFailed = lost.length > 0 || parts.some(({ failed }) => failed.length > 0);
    process.exitCode = hasFailed ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const sentence = (name: string): string => `The run fails: ${name} is far over its budget.\n`;

/** Runs all kinds of tests. With arguments, which go to Vitest, the named files in one run. */
const program = passesOn(
  'npm test --',
  'npm test -- [NAME]\n  All checks and tests; or the tests of the files with NAME in their path. Arguments go to Vitest.',
);

runMain(program, async (args) => {
  if (args.length === 0) await runAll();
  else process.exitCode = await ended(startVitest(['--project', '!soak*', ...args]));
});
