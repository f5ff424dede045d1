import { withoutArguments } from '../../adapters/process/command-line.ts';
import { runMain } from '../../adapters/process/main.ts';
import { prepareMachine } from './prepare.ts';

/** Runs before Vitest reads its configuration, which looks for Chromium. */
const program = withoutArguments(
  'node infra/verification/machine/main.ts',
  'Installs what tests need of the machine, such as Chromium.',
);

runMain(program, () =>
  prepareMachine({
    environment: process.env,
    isRoot: process.getuid?.() === 0,
    print: (line) => process.stdout.write(`${line}\n`),
    isVerbose: process.env['CI'] !== undefined,
  }),
);
