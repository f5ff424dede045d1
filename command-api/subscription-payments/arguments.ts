import { randomUUID } from 'node:crypto';
import { createReadState } from '@hearthway/infra/adapters/event-store/read-state.ts';
import { createLogger } from '@hearthway/infra/adapters/logging/logger.ts';
import { call, defineProgram } from '@hearthway/infra/adapters/process/command-line.ts';
import { createOperationalLog } from '@hearthway/infra/adapters/staff/operational-log.ts';
import type { PaymentSettings } from '@hearthway/infra/adapters/subscription-payments/payment-settings.ts';
import { createPayments } from '@hearthway/infra/adapters/subscription-payments/payments.ts';
import type { OperatorCommand } from '../commands/operator-command.ts';
import { readInboxStatus } from './inbox-status.ts';
import { reconcile } from './reconcile.ts';

const USAGE = `npm run payments -- status | reconcile
  status     the inbox of webhooks: what waits, since when, and how long they took in the last day
  reconcile  compares every live subscription with the payment provider, as is done every hour
It works on the Hearthway that runs on DATA_DIR, or on EVENTSTORE_URL and DATABASE_URL with the settings of Stripe.`;

const showStatus: OperatorCommand = async ({ database, clock, print }) => {
  const { depth, waitingSince, failing, done, foreign, lagMs } = await readInboxStatus(
    database,
    clock(),
  );
  print(
    waitingSince === null
      ? 'No message of the payment provider waits.'
      : `${count(depth, 'message')} of the payment provider ${depth === 1 ? 'waits' : 'wait'}, the oldest since ${waitingSince.toISOString()}; ${failing} tried in vain.`,
  );
  print(
    `In the last day ${count(done, 'message')}, ${foreign} of them about customers that are not ours. 99 of 100 were dealt with within ${lagMs} ms.`,
  );
  return failing === 0;
};

const reconcileNow =
  (readSettings: () => PaymentSettings | undefined): OperatorCommand =>
  async ({ print, ...given }) => {
    const settings = readSettings();
    if (settings === undefined) {
      print('No payment provider is set. Set STRIPE_SECRET_KEY and what belongs to it.');
      return false;
    }
    const logger = createLogger({ name: 'payments', level: 'warn' });
    const { customers, failed } = await reconcile(
      {
        ...given,
        logger,
        newId: randomUUID,
        readState: createReadState({ ...given, random: Math.random }),
        operationalLog: createOperationalLog({ ...given, logger }),
      },
      createPayments(settings, given.clock),
    );
    print(`${count(customers, 'customer')} compared, ${failed} of them in vain.`);
    return failed === 0;
  };

const count = (number: number, noun: string): string =>
  `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;

type SettingsCommand = (readSettings: () => PaymentSettings | undefined) => OperatorCommand;

export const program = defineProgram<SettingsCommand>({
  name: 'npm run payments --',
  usage: USAGE,
  calls: { status: call({}, () => () => showStatus), reconcile: call({}, () => reconcileNow) },
});
