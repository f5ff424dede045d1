import { runMain } from '../../adapters/process/main.ts';
import { prepareMachine } from './prepare.ts';

/** Runs before Vitest reads its configuration, which looks for Chromium. */
runMain(() =>
  prepareMachine({
    environment: process.env,
    isRoot: process.getuid?.() === 0,
    print: (line) => process.stdout.write(`${line}\n`),
    isVerbose: process.env['CI'] !== undefined,
  }),
);
