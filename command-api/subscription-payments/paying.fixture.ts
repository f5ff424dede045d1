import type { PlanState } from '@hearthway/domain/subscription/plan-state.ts';
import type { Plan } from '@hearthway/domain/subscription/subscription.constants.ts';
import { paymentPageSchema } from '@hearthway/domain/subscription/subscription.contract.ts';
import { subscriptionDecider } from '@hearthway/domain/subscription/subscription.decider.ts';
import type { Payments } from '@hearthway/infra/adapters/subscription-payments/payments.ts';
import { newCard } from '@hearthway/infra/embedded/payments/new-card.fixture.ts';
import { WEBHOOK_SECRET } from '@hearthway/infra/embedded/payments/practice.fixture.ts';
import type { PaymentServer } from '@hearthway/infra/embedded/payments/server.ts';
import {
  type Answer,
  type Call,
  type Family,
  startTestApi,
  type TestApi,
} from '../command-api.fixture.ts';
import { emptyInbox } from './payments.job.ts';
import { type Provider, startProvider } from './provider.fixture.ts';

/** Command-api that sells plans through an embedded payment server, whose events wait until `deliver`. */
export interface PayingApi extends TestApi {
  readonly payments: Payments;
  readonly control: PaymentServer['control'];
  /** Client of the provider, for changes there that bypass our service. */
  readonly stripe: Provider['stripe'];
  readonly webhookUrl: string;
  readonly deliver: () => Promise<void>;
  /** Calls `/api/subscription/…` as a family. */
  readonly ask: (
    family: Family,
    name: string,
    body?: object,
    call?: Partial<Call>,
  ) => Promise<Answer>;
  readonly checkout: (family: Family, planId?: Plan) => Promise<string>;
  readonly subscribe: (options?: SubscribeOptions) => Promise<Family>;
  readonly planOf: (family: Pick<Family, 'userId'>) => Promise<PlanState>;
  readonly typesOf: (family: Pick<Family, 'userId'>) => readonly string[];
}

interface SubscribeOptions {
  readonly planId?: Plan;
  readonly card?: string;
}

export const startPayingApi = async (): Promise<PayingApi> => {
  const provider = await startProvider();
  const { server, stripe, createPayments } = provider;
  const api = await startTestApi({ createPayments });
  const url = await api.app.listen({ host: '127.0.0.1', port: 0 });
  const webhookUrl = `${url}/api/payments/webhook`;
  server.setWebhook({ url: webhookUrl, secret: WEBHOOK_SECRET });

  const { payments } = api.dependencies;
  if (payments === undefined) throw new Error('Nothing is sold.');
  const ask: PayingApi['ask'] = (as, name, body, call) =>
    api.send({
      method: 'POST',
      url: `/api/subscription/${name}`,
      as,
      ...(body !== undefined && { body }),
      ...call,
    });
  const checkout: PayingApi['checkout'] = async (family, planId = 'plus') => {
    const answer = await ask(family, 'create-session', { planId });
    return sessionIn(answer);
  };
  const deliver = async (): Promise<void> => {
    await server.control.deliver();
    while ((await emptyInbox(api.dependencies, payments)) > 0);
  };
  return {
    ...api,
    payments,
    control: server.control,
    stripe,
    webhookUrl,
    deliver,
    ask,
    checkout,
    subscribe: async ({ planId = 'plus', card = newCard() } = {}) => {
      const family = await api.signUp();
      server.control.pay(await checkout(family, planId), card);
      await deliver();
      return family;
    },
    planOf: ({ userId }) => api.dependencies.readState(subscriptionDecider, userId),
    typesOf: ({ userId }) => api.stored(`subscription-${userId}`).map(({ type }) => type),
    stop: async () => {
      await provider.stop();
      await api.stop();
    },
  };
};

export const sessionIn = ({ body }: Answer): string =>
  new URL(paymentPageSchema.parse(body).url).pathname.split('/').at(-1) ?? '';
