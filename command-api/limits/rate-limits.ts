import { HOUR_MS, MINUTE_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { addGate } from '@hearthway/infra/adapters/http/access.ts';
import { refuseFor } from '@hearthway/infra/adapters/http/errors.ts';
import { networkOf } from '@hearthway/infra/adapters/http/network-of.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { type Allowance, requireAllowance } from '@hearthway/infra/adapters/limits/allowances.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';

/**
 * Limits per network. A school or a clinic has hundreds of families behind one address, so these only stop
 * mass guessing of passwords and codes; limits per account and mailbox are elsewhere.
 */
const LIMITS = {
  /** Enough for two hundred families on one morning, each with a typing error or two. */
  'sign-in': { most: 600, perMs: 15 * MINUTE_MS },
  /**
   * Allows a parents' evening behind one address. Lower than other limits, since sign-up reveals which
   * e-mails have an account.
   */
  'sign-up': { most: 200, perMs: HOUR_MS },
  /** Each request sends a mail. */
  recovery: { most: 100, perMs: 15 * MINUTE_MS },
  /** There are a million codes, each valid for five tries. */
  'try-code': { most: 100, perMs: 15 * MINUTE_MS },
  /** Secrets of invitations have 256 bits: enough for a family on a slow evening, not for a program. */
  invitation: { most: 100, perMs: 15 * MINUTE_MS },
  /** A person reads each message. */
  contact: { most: 30, perMs: 15 * MINUTE_MS },
  /** Messages to the assistant: enough for a class of parents, not for a program. */
  chat: { most: 600, perMs: 10 * MINUTE_MS },
  /** Enough for a hundred visitors with a lesson each. */
  'check-answers': { most: 3_000, perMs: 15 * MINUTE_MS },
} as const satisfies Readonly<Record<string, Omit<Allowance, 'name'>>>;

/**
 * Limits per network for responses that cost no more than a count in the database would. Each process counts
 * for itself, and nothing is stored.
 */
const BRIEF_LIMITS = {
  /** Enough for a clinic's families one after the other, but not for a program that downloads all answers. */
  'insurance-lookup': { most: 9, perMs: 1_000 },
} as const satisfies Readonly<Record<string, Omit<Allowance, 'name'>>>;

type LimitName = keyof typeof LIMITS;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Counts requests per network. Routes with the same name share a counter. */
    limit?: LimitName;
    /** Counts per network in this process only, over a short window. */
    briefLimit?: keyof typeof BRIEF_LIMITS;
  }
  interface FastifyInstance {
    /** Multiplies every request limit, including those that a route counts itself. */
    rateLimitFactor: number;
  }
}

export interface RateLimitOptions
  extends Pick<CommandDependencies, 'database' | 'privacy' | 'clock'> {
  /** Multiplies every limit: 1, or more if all requests come from one address, as in tests. */
  readonly factor: number;
}

/** Refuses with `TooManyTries` when one network sends too many requests, counted across all processes. */
export const addRateLimits = (
  app: HttpServer,
  { database, privacy, clock, factor }: RateLimitOptions,
): void => {
  const takeBrief = createBriefCounts();
  app.decorate('rateLimitFactor', factor);
  addGate(app, async ({ ip, routeOptions }) => {
    const { limit, briefLimit } = routeOptions.config;
    if (briefLimit !== undefined) {
      const { most, perMs } = BRIEF_LIMITS[briefLimit];
      const key = `${briefLimit} ${networkOf(ip)}`;
      const waitMs = takeBrief({ key, most: most * factor, perMs, now: clock().getTime() });
      if (waitMs > 0) throw refuseFor(waitMs);
    }
    if (limit === undefined) return;
    const { most, perMs } = LIMITS[limit];
    const allowance = { name: `network-${limit}`, most: most * factor, perMs };
    // Hashes the network with a key, so that it is not stored which networks have asked.
    const key = await privacy.keyedHash('network', networkOf(ip));
    await requireAllowance({ database, now: clock() }, allowance, key.toString('hex'));
  });
};

interface BriefTake {
  readonly key: string;
  readonly most: number;
  readonly perMs: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Returns 0, or the milliseconds until the count restarts, which is the same for all networks. */
const createBriefCounts = () => {
  const counts = new Map<string, number>();
  let endsAt = 0;
  return ({ key, most, perMs, now }: BriefTake): number => {
    if (now >= endsAt) {
      counts.clear();
      endsAt = now + perMs;
    }
    const used = (counts.get(key) ?? 0) + 1;
    counts.set(key, used);
    return used <= most ? 0 : endsAt - now;
  };
};
