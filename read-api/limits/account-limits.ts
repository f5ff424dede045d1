import { sessionOf } from '@hearthway/infra/adapters/http/access.ts';
import { refuseFor } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';

interface AccountLimit {
  readonly name: string;
  readonly most: number;
  readonly perMs: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Counts requests per account, on routes that require a session. */
    limit?: AccountLimit;
  }
}

interface Count {
  readonly asked: number;
  readonly endsAt: number;
}

/** Refuses with `TooManyTries` what one account asks too often. Each process counts for itself. */
export const addAccountLimits = (
  app: HttpServer,
  { clock }: { readonly clock: () => Date },
): void => {
  const counts = new Map<string, Count>();
  let sweepAt = 0;
  app.addHook('preHandler', async (request) => {
    const { limit } = request.routeOptions.config;
    if (limit === undefined) return;
    const now = clock().getTime();
    if (now >= sweepAt) {
      for (const [key, { endsAt }] of counts) if (endsAt <= now) counts.delete(key);
      sweepAt = now + SWEEP_EVERY_MS;
    }
    const { name, most, perMs } = limit;
    const key = `${name} ${sessionOf(request).accountId}`;
    const before = counts.get(key);
    const count =
      before === undefined || before.endsAt <= now ? { asked: 0, endsAt: now + perMs } : before;
    if (count.asked >= most) throw refuseFor(count.endsAt - now);
    counts.set(key, { ...count, asked: count.asked + 1 });
  });
};

/** Sweeps expired counters, so that memory follows the active accounts. */
const SWEEP_EVERY_MS = 60 * 1000;
