import { HOUR_MS, MINUTE_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { addGate } from '@hearthway/infra/adapters/http/access.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { type Allowance, requireAllowance } from '@hearthway/infra/adapters/limits/allowances.ts';
import type { RateLimitOptions } from './rate-limits.ts';

/** More than a person writes by hand, or an open page on its own. */
const WRITES: Allowance = { name: 'writes', most: 60, perMs: MINUTE_MS };
const HOURLY_WRITES: Allowance = { name: 'writes-hourly', most: 600, perMs: HOUR_MS };

/**
 * Refuses with `TooManyTries` when one account writes too often to one route, since much of it is stored
 * permanently. Each request counts, including retries.
 */
export const addWriteQuota = (
  app: HttpServer,
  { database, clock, factor }: Omit<RateLimitOptions, 'privacy'>,
): void => {
  addGate(app, async ({ session, routeOptions: { method, url } }) => {
    if (session === undefined) return;
    const key = `${session.accountId}/${String(method)} ${url}`;
    for (const allowance of [WRITES, HOURLY_WRITES])
      await requireAllowance(
        { database, now: clock() },
        { ...allowance, most: allowance.most * factor },
        key,
      );
  });
};
