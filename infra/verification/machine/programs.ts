import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findProgram } from '../../adapters/process/find-program.ts';

/** A program that tests run and npm does not bring. `docs/machine.md` says what each is for. */
export interface MachineProgram {
  readonly name: string;
  /** Debian's package of it. */
  readonly debianPackage: string;
  /** Whether tests fail without it; without the others, the tests that need it are skipped and say so. */
  readonly isRequired: boolean;
  readonly find: (environment: NodeJS.ProcessEnv) => string | undefined;
}

const onPath = (name: string, debianPackage: string, isRequired: boolean): MachineProgram => ({
  name,
  debianPackage,
  isRequired,
  find: (environment) => findProgram([name], environment),
});

const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** The machine's own Chromium, or the one that Playwright has downloaded. */
export const findChromium = (environment: NodeJS.ProcessEnv = process.env): string | undefined =>
  findProgram(CHROMIUM_NAMES, environment) ??
  [chromium.executablePath()].find((file) => existsSync(file));

export const MACHINE_PROGRAMS: readonly MachineProgram[] = [
  { name: 'chromium', debianPackage: 'chromium', isRequired: true, find: findChromium },
  onPath('git', 'git', true),
  onPath('script', 'bsdutils', true),
  onPath('strace', 'strace', false),
  onPath('pgbouncer', 'pgbouncer', false),
];
