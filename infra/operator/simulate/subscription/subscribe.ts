import { DAY_MS, HOUR_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import type {
  InvoiceSnapshot,
  SubscriptionSnapshot,
} from '@hearthway/domain/subscription/snapshot.ts';
import {
  FAMILY_MONTHLY_CENTS,
  LEAVING_REASONS,
  PLUS_MONTHLY_CENTS,
  TRIAL_DAYS,
  TRIAL_NOTICE_DAYS,
} from '@hearthway/domain/subscription/subscription.constants.ts';
import { isGone } from '../account/account.ts';
import type { Family, Step } from '../family.ts';
import type { SimulatedEvent } from '../recorder.ts';
import { subscriptionOf } from './subscription.ts';

const MONTH_MS = 30 * DAY_MS;

/** Share of families leaving the payment page whose mailbox already had a trial with another account. */
const TRIAL_USED = 0.2;

/** Family's records at the payment provider. */
interface Books {
  readonly customerId: string;
  readonly subscription: SubscriptionSnapshot;
  readonly invoices: readonly InvoiceSnapshot[];
}

/** Opens the payment page, from which most families return with a trial. */
export const subscribe = (family: Family, at: number): void =>
  checkOut(family, at, { comesBack: family.random.chance(0.75), trial: inTrial });

/** Subscribes with an extended trial, which few families request. */
export const subscribeWithMovedTrial =
  (family: Family): Step =>
  (at) => {
    checkOut(family, at, { comesBack: true, trial: movedTrial });
    return [];
  };

interface Checkout {
  readonly comesBack: boolean;
  readonly trial: Course;
}

const checkOut = (family: Family, at: number, { comesBack, trial }: Checkout): void => {
  const { agenda, random } = family;
  const subscription = subscriptionOf(family);
  const plan = random.chance(0.7) ? 'plus' : 'family';
  const customerId = subscription.state().customerId ?? `cus_${random.id()}`;
  const isFirst = subscription.state().subscriptions.length === 0;
  agenda.add(at + HOUR_MS, (then) => {
    const isTrialUsed = !comesBack && random.chance(TRIAL_USED);
    const command = { command: 'start-checkout', customerId, plan, isTrialUsed } as const;
    const begun = isGone(family) ? [] : subscription.dispatch(command, family.itself(then, null));
    if (begun.length === 0 || !isFirst || !comesBack) return begun;
    const trialEndsAt = timeOf(then + TRIAL_DAYS * DAY_MS);
    const books: Books = {
      customerId,
      subscription: {
        id: `sub_${random.id()}`,
        plan,
        status: 'trialing',
        monthlyCents: plan === 'plus' ? PLUS_MONTHLY_CENTS : FAMILY_MONTHLY_CENTS,
        trialEndsAt,
        periodEndsAt: trialEndsAt,
        cancelAt: null,
        leavingReason: null,
        endedAt: null,
        endReason: 'requested',
      },
      invoices: [],
    };
    return [...begun, ...follow(family, then, books, trial)];
  });
};

/** Next step of a subscription. */
type Course = (family: Family, at: number, books: Books) => void;

/** Reads the provider's state, and records changes. */
const follow = (
  family: Family,
  at: number,
  books: Books,
  next: Course,
): readonly SimulatedEvent[] => {
  if (isGone(family)) return [];
  const { customerId, subscription, invoices } = books;
  const snapshot = {
    customerId,
    providerNow: timeOf(at),
    subscriptions: [subscription],
    invoices: [...invoices],
  };
  const command = { command: 'record-subscription', snapshot, asOf: timeOf(at) } as const;
  const events = subscriptionOf(family).dispatch(command, family.by('payments', at));
  next(family, at, books);
  return events;
};

const later = (family: Family, at: number, books: Books, next: Course): void =>
  family.agenda.add(at, (then) => follow(family, then, books, next));

const over: Course = () => {};

const inTrial: Course = (family, at, books) => {
  const { random } = family;
  const end = at + TRIAL_DAYS * DAY_MS;
  if (random.chance(0.2)) {
    leave(family, at + random.wait(2 * DAY_MS), end, books);
    return;
  }
  if (random.chance(0.06)) return movedTrial(family, at, books);
  later(family, end - TRIAL_NOTICE_DAYS * DAY_MS, books, () => later(family, end, books, charged));
};

/** Gets a longer trial, cancels it and takes that back. */
const movedTrial: Course = (family, at, books) => {
  const end = at + 2 * TRIAL_DAYS * DAY_MS;
  const moved = timeOf(end);
  const longer = changed(books, { trialEndsAt: moved, periodEndsAt: moved });
  const resume: Course = (_, then) =>
    later(family, then + HOUR_MS, longer, () => later(family, end, longer, charged));
  later(family, at + DAY_MS, longer, (_, then) =>
    later(family, then + HOUR_MS, changed(longer, { cancelAt: moved }), resume),
  );
};

/** Starts a period; one payment in seven fails at first. */
const charged: Course = (family, at, books) => {
  const { random } = family;
  const { id, plan, monthlyCents } = books.subscription;
  const periodEndsAt = timeOf(at + MONTH_MS);
  const invoice: InvoiceSnapshot = {
    id: `in_${random.id()}`,
    subscriptionId: id,
    plan,
    amountCents: monthlyCents,
    paidAt: timeOf(at + HOUR_MS),
    failedAt: null,
    nextTryAt: null,
    periodEndsAt,
    refundedCents: 0,
  };
  const paid = withInvoice(changed(books, { status: 'active', periodEndsAt }), invoice);
  if (random.chance(0.85)) return later(family, at + HOUR_MS, paid, renewing(at));
  const tried = { failedAt: timeOf(at + HOUR_MS), nextTryAt: timeOf(at + 3 * DAY_MS) };
  const failed = withInvoice(changed(books, { status: 'past_due', periodEndsAt }), {
    ...invoice,
    ...tried,
    paidAt: null,
  });
  later(family, at + HOUR_MS, failed, () => {
    const draw = random.next();
    if (draw < 0.5) return later(family, at + 3 * DAY_MS, paid, renewing(at));
    if (draw < 0.75)
      return later(family, at + 3 * DAY_MS, changed(books, { status: 'active' }), renewing(at));
    end(family, at + 15 * DAY_MS, failed, 'unpaid');
  });
};

const renewing =
  (since: number): Course =>
  (family, at, books) => {
    const { random } = family;
    const draw = random.next();
    const next = since + MONTH_MS;
    if (draw < 0.08) return leave(family, at + random.wait(20 * DAY_MS), next, books);
    if (draw < 0.15) return later(family, at + 9 * DAY_MS, switched(books), renewed(next));
    if (draw < 0.2) return later(family, at + 5 * DAY_MS, refunded(books), renewed(next));
    family.agenda.add(next, (then) => follow(family, then, books, charged));
  };

const renewed =
  (next: number): Course =>
  (family, _at, books) =>
    later(family, next, books, charged);

/** Cancels the subscription; one in five resumes it. */
const leave = (family: Family, at: number, until: number, books: Books): void => {
  const { random } = family;
  const cancelAt = timeOf(until);
  const leavingReason = random.chance(0.5) ? random.pick(LEAVING_REASONS) : null;
  later(family, at, changed(books, { cancelAt, leavingReason }), (_, then, leaving) => {
    if (random.chance(0.2)) later(family, then + HOUR_MS, books, renewed(until));
    else end(family, until, leaving, 'requested');
  });
};

const end = (
  family: Family,
  at: number,
  books: Books,
  endReason: SubscriptionSnapshot['endReason'],
): void =>
  later(family, at, changed(books, { status: 'canceled', endedAt: timeOf(at), endReason }), over);

const switched = (books: Books): Books =>
  books.subscription.plan === 'plus'
    ? changed(books, { plan: 'family', monthlyCents: FAMILY_MONTHLY_CENTS })
    : changed(books, { plan: 'plus', monthlyCents: PLUS_MONTHLY_CENTS });

const refunded = (books: Books): Books => ({
  ...books,
  invoices: books.invoices.map((invoice) => ({ ...invoice, refundedCents: invoice.amountCents })),
});

const changed = (books: Books, change: Partial<SubscriptionSnapshot>): Books => ({
  ...books,
  subscription: { ...books.subscription, ...change },
});

const withInvoice = (books: Books, invoice: InvoiceSnapshot): Books => ({
  ...books,
  invoices: [...books.invoices, invoice],
});

const timeOf = (at: number): string => new Date(at).toISOString();
