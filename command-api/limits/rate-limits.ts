import { networkOf } from '@hearthway/infra/adapters/http/network-of.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { type Allowance, requireAllowance } from '@hearthway/infra/adapters/limits/allowances.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';

const MINUTE_MS = 60 * 1000;

/**
 * Limits per network. A school or a clinic has hundreds of families behind one address, so these only
 * stop mass guessing of passwords and codes; limits per account and mailbox are elsewhere.
 */
const LIMITS = {
  /** Two hundred families on one morning, each with a typing error or two. */
  'sign-in': { most: 600, perMs: 15 * MINUTE_MS },
  /**
   * Allows a parents' evening behind one address. Less than other limits, since sign-up reveals
   * which e-mails have an account.
   */
  'sign-up': { most: 200, perMs: 60 * MINUTE_MS },
  /** Each costs a mail. */
  recovery: { most: 100, perMs: 15 * MINUTE_MS },
  /** A million codes, of which each is good for five tries. */
  'try-code': { most: 100, perMs: 15 * MINUTE_MS },
  /** Messages that a person reads. */
  contact: { most: 30, perMs: 15 * MINUTE_MS },
  /** A clinic's families one after the other; a program that asks for all there is, it stops. */
  'insurance-lookup': { most: 9, perMs: 1_000 },
  /** A hundred visitors with a lesson each. */
  'check-answers': { most: 3_000, perMs: 15 * MINUTE_MS },
} as const satisfies Readonly<Record<string, Omit<Allowance, 'name'>>>;

type LimitName = keyof typeof LIMITS;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Counts requests per network. Routes of one name share a counter. */
    limit?: LimitName;
  }
}

export interface RateLimitOptions
  extends Pick<CommandDependencies, 'database' | 'privacy' | 'clock'> {
  /** Multiplies every limit: 1, or more where all requests come from one address, as in tests. */
  readonly factor: number;
}

/** Refuses with `TooManyTries` what one network asks too often, of all processes together. */
export const addRateLimits = (
  app: HttpServer,
  { database, privacy, clock, factor }: RateLimitOptions,
): void => {
  app.addHook('onRequest', async ({ ip, routeOptions }) => {
    const { limit } = routeOptions.config;
    if (limit === undefined) return;
    const { most, perMs } = LIMITS[limit];
    const allowance = { name: `network-${limit}`, most: most * factor, perMs };
    // Hashed with a key: which networks have asked is not stored.
    const key = await privacy.keyedHash('network', networkOf(ip));
    await requireAllowance({ database, now: clock() }, allowance, key.toString('hex'));
  });
};
