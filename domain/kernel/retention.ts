import { RETENTION_MONTHS } from './retention.constants.ts';

/** Why a personal field is kept. `account`: for as long as its person has an account. */
export type Retention = 'account' | keyof typeof RETENTION_MONTHS;

/** Names a person's key for what lasts as long as the account. */
export const ACCOUNT_PERIOD: Retention = 'account';

/** Names a person's key for what came about then: `account`, or such as `analytics/2026-11`, in UTC. */
export const keyPeriodOf = (retention: Retention, at: Date): string =>
  retention === 'account' ? retention : `${retention}/${at.toISOString().slice(0, 7)}`;

/** The month before which keys of this kind have to go: `2025-11`. */
export const keptSince = (retention: keyof typeof RETENTION_MONTHS, now: Date): string =>
  monthsBefore(now, RETENTION_MONTHS[retention]);

/** Expired periods of each kind: in alphabetical order from the first to before the second. */
export const periodsThatAreOver = (
  now: Date,
): readonly { readonly from: string; readonly before: string }[] =>
  Object.entries(RETENTION_MONTHS).map(([retention, months]) => ({
    from: `${retention}/`,
    before: `${retention}/${monthsBefore(now, months)}`,
  }));

const monthsBefore = (now: Date, months: number): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months)).toISOString().slice(0, 7);
