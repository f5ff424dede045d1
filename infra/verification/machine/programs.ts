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
  /** Finds another program that serves as well where this one cannot be installed. */
  readonly findOther?: (environment: NodeJS.ProcessEnv) => string | undefined;
}

const onPath = (name: string, debianPackage: string, isRequired: boolean): MachineProgram => ({
  name,
  debianPackage,
  isRequired,
  find: (environment) => findProgram([name], environment),
});

/**
 * Chromium without the windows around its pages: each context of the whole browser takes two seconds of
 * the processor for the interface of a window that is never shown.
 */
const HEADLESS_SHELL = onPath('chromium-headless-shell', 'chromium-headless-shell', true);

const BROWSER_NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** A whole browser of the machine, or the one that Playwright has downloaded. */
const findBrowser = (environment: NodeJS.ProcessEnv): string | undefined =>
  findProgram(BROWSER_NAMES, environment) ??
  [chromium.executablePath()].find((file) => existsSync(file));

/** The headless shell, or else a whole browser. */
export const findChromium = (environment: NodeJS.ProcessEnv = process.env): string | undefined =>
  HEADLESS_SHELL.find(environment) ?? findBrowser(environment);

export const MACHINE_PROGRAMS: readonly MachineProgram[] = [
  { ...HEADLESS_SHELL, findOther: findBrowser },
  onPath('git', 'git', true),
  onPath('script', 'bsdutils', true),
  onPath('strace', 'strace', false),
  onPath('pgbouncer', 'pgbouncer', false),
];
