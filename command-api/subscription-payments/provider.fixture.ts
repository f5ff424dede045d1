import {
  createPayments,
  type Payments,
} from '@hearthway/infra/adapters/subscription-payments/payments.ts';
import {
  clientFor,
  FAMILY,
  PLUS,
  SECRET_KEY,
  WEBHOOK_SECRET,
} from '@hearthway/infra/embedded/payments/practice.fixture.ts';
import {
  createPaymentServer,
  type PaymentServer,
} from '@hearthway/infra/embedded/payments/server.ts';
import { expect } from 'vitest';

/** Embedded payment server of one test. Its events wait until they are requested. */
export interface Provider {
  readonly server: PaymentServer;
  /** Creates the services' client for the provider, with the clock of a test API. */
  readonly createPayments: (clock: () => Date) => Payments;
  /** Client of the provider, for changes there that bypass our service. */
  readonly stripe: ReturnType<typeof clientFor>;
  readonly stop: () => Promise<void>;
}

/** Uses the clock of the first `createPayments`. */
export const startProvider = async (): Promise<Provider> => {
  let now: (() => Date) | undefined;
  const errors: unknown[] = [];
  const server = createPaymentServer({
    secretKey: SECRET_KEY,
    seed: 'a seed',
    time: () => (now?.() ?? new Date()).getTime(),
    pagesUrl: 'https://hearthway.example',
    slowMs: 60_000,
    onError: (error) => errors.push(error),
  });
  const port = await server.listen(0);
  server.control.setSwitches({ held: true });
  return {
    server,
    createPayments: (clock) => {
      now ??= clock;
      return createPayments(
        {
          secretKey: SECRET_KEY,
          webhookSecret: WEBHOOK_SECRET,
          prices: { plus: PLUS, family: FAMILY },
          practiceUrl: new URL(`http://127.0.0.1:${port}`),
        },
        clock,
      );
    },
    stripe: clientFor(port),
    stop: async () => {
      await server.close();
      expect(errors).toEqual([]);
    },
  };
};
