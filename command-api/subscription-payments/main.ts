import { readRunningPayments } from '@hearthway/infra/adapters/addresses/addresses.ts';
import { UsageError } from '@hearthway/infra/adapters/process/command-line.ts';
import { readEnvironment, runMain } from '@hearthway/infra/adapters/process/main.ts';
import {
  type PaymentSettings,
  paymentVariables,
  readPaymentSettings,
} from '@hearthway/infra/adapters/subscription-payments/payment-settings.ts';
import { z } from 'zod';
import { runOperatorCommand } from '../commands/operator-command.ts';
import { commandOf, USAGE } from './arguments.ts';

const variables = { ...paymentVariables, DATA_DIR: z.string().default('.data') };

/** Of Stripe, or of the Hearthway that runs. */
const readSettings = (): PaymentSettings | undefined => {
  const environment = readEnvironment(variables, process.env);
  const own = readPaymentSettings(environment);
  if (own !== undefined || process.env['DATABASE_URL']) return own;
  return readPaymentSettings({ ...environment, ...readRunningPayments(environment.DATA_DIR) });
};

/** Exit code 1 reports an invalid command, or messages and customers that were tried in vain. */
runMain(async () => {
  const command = commandOf(process.argv.slice(2), readSettings);
  if (command === undefined) throw new UsageError(USAGE);
  const succeeded = await runOperatorCommand(command, process.env);
  if (!succeeded) process.exitCode = 1;
});
