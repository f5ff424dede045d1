import { readRunningPayments } from '@hearthway/infra/adapters/addresses/addresses.ts';
import { readEnvironment, runMain } from '@hearthway/infra/adapters/process/main.ts';
import {
  type PaymentSettings,
  paymentVariables,
  readPaymentSettings,
} from '@hearthway/infra/adapters/subscription-payments/payment-settings.ts';
import { z } from 'zod';
import { runOperatorCommand } from '../commands/operator-command.ts';
import { program } from './arguments.ts';

const variables = { ...paymentVariables, DATA_DIR: z.string().default('.data') };

const readSettings = (): PaymentSettings | undefined => {
  const environment = readEnvironment(variables, process.env);
  const own = readPaymentSettings(environment);
  if (own !== undefined || process.env['DATABASE_URL']) return own;
  return readPaymentSettings({ ...environment, ...readRunningPayments(environment.DATA_DIR) });
};

/** Exit code 1 reports messages and customers that failed. */
runMain(program, async (commandWith) => {
  const succeeded = await runOperatorCommand(commandWith(readSettings), process.env);
  if (!succeeded) process.exitCode = 1;
});
