import rateLimit from '@fastify/rate-limit';
import { refuseFor } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';

const MINUTE_MS = 60 * 1000;

interface Limit {
  readonly most: number;
  readonly perMs: number;
}

/**
 * Limits per address. A school or a clinic has hundreds of families behind one, so these only stop
 * mass guessing of passwords and codes; limits per account and mailbox are elsewhere.
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
} as const satisfies Readonly<Record<string, Limit>>;

type LimitName = keyof typeof LIMITS;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Counts requests per address. Routes of one name share a counter. */
    limit?: LimitName;
  }
}

export interface RateLimitOptions {
  /** Multiplies every limit: 1, or more where all requests come from one address, as in tests. */
  readonly factor: number;
}

/**
 * Refuses with `TooManyTries` what one address, or one network of IPv6 (/64, which is what a home is
 * given), asks too often. Each process counts for itself.
 */
export const addRateLimits = (app: HttpServer, { factor }: RateLimitOptions): void => {
  app.register(rateLimit, { global: false });
  const counters = new Map<LimitName, ReturnType<typeof app.createRateLimit>>();
  const counterOf = (name: LimitName) => {
    const { most, perMs } = LIMITS[name];
    const counter =
      counters.get(name) ?? app.createRateLimit({ max: most * factor, timeWindow: perMs });
    counters.set(name, counter);
    return counter;
  };
  app.addHook('onRequest', async (request) => {
    const { limit } = request.routeOptions.config;
    if (limit === undefined) return;
    const counted = await counterOf(limit)(request);
    if (!counted.isAllowed && counted.isExceeded) throw refuseFor(counted.ttl);
  });
};
