import type { CancellationDetails, SubscriptionRecord } from '../storage/records.ts';
import { DAY, HOUR, type Seconds } from '../time/months.ts';
import { renderSubscription } from '../wire/render-billing.ts';
import { changedFields } from './changed-fields.ts';
import { type Desk, load } from './desk.ts';

/** Time before the end of a trial at which `customer.subscription.trial_will_end` is sent. */
const TRIAL_NOTICE: Seconds = 3 * DAY;
/** Time limit for a first payment. */
const INCOMPLETE_FOR: Seconds = 23 * HOUR;

const LIVE = new Set(['trialing', 'active', 'past_due', 'unpaid', 'incomplete', 'paused']);

export const isLive = ({ status }: Pick<SubscriptionRecord, 'status'>): boolean => LIVE.has(status);

/** Status of a subscription without open payments. */
export const soundStatus = (
  { trialEnd }: Pick<SubscriptionRecord, 'trialEnd'>,
  now: Seconds,
): 'trialing' | 'active' => (trialEnd !== null && trialEnd > now ? 'trialing' : 'active');

const dueAt = (record: SubscriptionRecord): Seconds | null => {
  if (!isLive(record) || record.status === 'paused') return null;
  if (record.status === 'incomplete') return record.created + INCOMPLETE_FOR;
  const telling =
    record.status === 'trialing' && record.trialEnd !== null && !record.hasToldTrialEnd
      ? [record.trialEnd - TRIAL_NOTICE]
      : [];
  const cancelling = record.cancelAt === null ? [] : [record.cancelAt];
  return Math.min(record.periodEnd, ...telling, ...cancelling);
};

export const storeSubscription = (desk: Desk, record: SubscriptionRecord): SubscriptionRecord => {
  const stored = { ...record, dueAt: dueAt(record) };
  desk.store.put('subscription', stored);
  return stored;
};

/** Stores a change and emits `customer.subscription.updated`, unless nothing changed. */
export const changeSubscription = (
  desk: Desk,
  id: string,
  change: Partial<SubscriptionRecord>,
): SubscriptionRecord => {
  const before = load(desk, 'subscription', id);
  const after = storeSubscription(desk, { ...before, ...change });
  const [old, current] = [before, after].map((record) => renderSubscription(desk, record));
  const previous = changedFields(old ?? {}, current ?? {});
  if (Object.keys(previous).length > 0)
    desk.emit('customer.subscription.updated', current ?? {}, previous);
  return after;
};

/** Announces the end of the trial once: shortly before, or at once when it is cut short. */
export const tellTrialEnd = (desk: Desk, id: string, { isCutShort = false } = {}): void => {
  const record = load(desk, 'subscription', id);
  const { trialEnd, hasToldTrialEnd } = record;
  const isSoon = isCutShort || (trialEnd !== null && desk.now() >= trialEnd - TRIAL_NOTICE);
  if (record.status !== 'trialing' || hasToldTrialEnd || !isSoon) return;
  const stored = storeSubscription(desk, { ...record, hasToldTrialEnd: true });
  desk.emit('customer.subscription.trial_will_end', renderSubscription(desk, stored));
};

export const endSubscription = (
  desk: Desk,
  id: string,
  status: 'canceled' | 'incomplete_expired',
  cancellation?: Partial<CancellationDetails>,
): SubscriptionRecord => {
  const record = load(desk, 'subscription', id);
  const ended = storeSubscription(desk, {
    ...record,
    status,
    endedAt: desk.now(),
    canceledAt: record.canceledAt ?? desk.now(),
    cancellation: { ...record.cancellation, ...cancellation },
    pendingLines: [],
  });
  desk.emit('customer.subscription.deleted', renderSubscription(desk, ended));
  return ended;
};
