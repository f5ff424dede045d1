import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '../../adapters/process/find-program.ts';
import { findChromium, MACHINE_PROGRAMS, type MachineProgram } from './programs.ts';

const run = promisify(execFile);

export interface PrepareOptions {
  /** Where programs are looked for, and what installers run in. */
  readonly environment: NodeJS.ProcessEnv;
  /** Debian's packages may be installed. */
  readonly isRoot: boolean;
  /** Called with each line for the person who waits. */
  readonly print: (line: string) => void;
  /** Prints where each program was found; otherwise only what is installed or missing. */
  readonly isVerbose: boolean;
}

/**
 * Finds the programs that tests run, and installs those that are missing: Debian's packages where we
 * may, otherwise Playwright's download of Chromium. Rejects with one sentence when a required program
 * is still missing.
 */
export const prepareMachine = async (options: PrepareOptions): Promise<void> => {
  const { environment, print, isVerbose } = options;
  const find = (program: MachineProgram) => program.find(environment);
  const missing = MACHINE_PROGRAMS.filter((program) => find(program) === undefined);
  if (isVerbose)
    for (const program of MACHINE_PROGRAMS.filter((each) => !missing.includes(each)))
      print(`${program.name}: found at ${find(program)}`);
  if (missing.length === 0) return;

  const reasons = await install(missing, options);
  const findAny = (program: MachineProgram) => find(program) ?? program.findOther?.(environment);
  const absent = missing.filter((program) => findAny(program) === undefined);
  for (const program of missing)
    if (find(program) !== undefined) print(`${program.name}: installed at ${find(program)}`);
    else if (!absent.includes(program))
      print(`${program.name}: missing, ${findAny(program)} serves`);
    else if (!program.isRequired) print(`${program.name}: missing, and its tests are skipped`);
  const required = absent.filter(({ isRequired }) => isRequired);
  if (required.length > 0)
    throw new Error(
      `The tests need ${required.map(({ name }) => name).join(', ')}, which could not be installed (${reasons.join('; ')}). Install the Debian ${required.length === 1 ? 'package' : 'packages'} ${required.map(({ debianPackage }) => debianPackage).join(', ')}, or an equal of your system, and try again.`,
    );
};

/** Answers why it could not install all of them. */
const install = async (
  missing: readonly MachineProgram[],
  { environment, isRoot, print }: PrepareOptions,
): Promise<readonly string[]> => {
  const reasons: string[] = [];
  const attempt = async (what: string, work: () => Promise<unknown>) => {
    print(`Installing ${what} ...`);
    try {
      await work();
    } catch (error) {
      reasons.push(lastLineOf(error));
    }
  };
  const aptGet = findProgram(['apt-get'], environment);
  if (aptGet !== undefined && isRoot) {
    const packages = missing.map(({ debianPackage }) => debianPackage);
    await attempt(`from Debian: ${packages.join(', ')}`, () =>
      installFromDebian(aptGet, packages, environment),
    );
  } else {
    reasons.push(aptGet === undefined ? 'there is no apt-get' : 'this is not root');
  }
  if (findChromium(environment) === undefined)
    await attempt("Playwright's Chromium", () => downloadFromPlaywright(environment));
  return reasons;
};

const installFromDebian = async (
  aptGet: string,
  packages: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<void> => {
  // In run level 1 no package starts its service.
  const env = { ...environment, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await run(aptGet, ['--quiet', 'update'], { env });
  const options = ['--quiet', '--yes', '--no-install-recommends'];
  await run(aptGet, ['install', ...options, ...packages], { env });
};

const downloadFromPlaywright = async (env: NodeJS.ProcessEnv): Promise<void> => {
  const playwright = createRequire(createRequire(import.meta.url).resolve('@playwright/test'));
  const cli = join(dirname(playwright.resolve('playwright-core/package.json')), 'cli.js');
  await run(process.execPath, [cli, 'install', 'chromium'], { env });
};

/** A failed program's last line says why, and its first ones repeat the command. */
const lastLineOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).trim().split('\n').at(-1) ?? '';
