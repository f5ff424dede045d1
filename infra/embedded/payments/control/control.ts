import type { Engine } from '../engine.ts';
import { confirmCheckout, payCheckout } from '../life/checkout.ts';
import { load } from '../life/desk.ts';
import { changeSubscription, isLive } from '../life/subscription.ts';
import type { SubscriptionRecord, SubscriptionStatus } from '../storage/records.ts';
import { DAY, HOUR, type Seconds } from '../time/months.ts';
import type { Dispatcher } from '../webhooks/dispatcher.ts';
import type { Delivery } from '../webhooks/queue.ts';
import { ApiError, noSuch } from '../wire/errors.ts';
import { readSwitches, type Switches, switchesSchema, writeSwitches } from './switches.ts';

/** Time added to the billing date, so that the invoice is finalized and paid as well. */
const AFTERWARDS: Seconds = HOUR;
/** Far enough for any card of a practice payment. */
const CARD_LASTS_YEARS = 3;
const RECENT = 50;

type Move = 'day' | 'trial-end' | 'renewal';

export interface ControlState {
  readonly now: Seconds;
  readonly switches: Switches;
  readonly subscriptions: readonly (SubscriptionRecord & { readonly cardFails: boolean })[];
  readonly waiting: number;
  readonly deliveries: readonly (Delivery & { readonly type: string })[];
}

/** Controls for developers and tests. */
export interface Control {
  readonly state: () => ControlState;
  readonly now: () => Seconds;
  /** Moves the clock to a moment, processing everything that is due on the way. */
  readonly moveTo: (moment: Seconds) => void;
  /** Moves by a day, or past the next end of a trial or period, of this subscription or of any. */
  readonly move: (move: Move, subscription?: string) => void;
  /** Makes charges of the subscription's card fail from now on, or succeed again. */
  readonly setCardFails: (subscription: string, fails: boolean) => void;
  /** Sets a status that would take long to reach, such as `paused`. */
  readonly setStatus: (subscription: string, status: SubscriptionStatus) => void;
  readonly setSwitches: (change: Partial<Switches>) => void;
  /** Pays an open checkout like its page, confirming where the bank requires it. */
  readonly pay: (checkoutSession: string, cardNumber: string) => void;
  /** Sends all waiting events now, held or delayed ones included. Resolves with how many were answered. */
  readonly deliver: () => Promise<number>;
  readonly deliverAgain: (event: string) => void;
}

export const createControl = (engine: Engine, dispatcher: Dispatcher): Control => {
  const { store } = engine;

  const find = (id: string): SubscriptionRecord => {
    const subscription = store.get('subscription', id);
    if (subscription === undefined) throw noSuch('subscription', id, 'subscription');
    return subscription;
  };

  const cardOf = ({ defaultPaymentMethod, customer }: SubscriptionRecord) => {
    const id = defaultPaymentMethod ?? store.get('customer', customer)?.defaultPaymentMethod;
    return id ? store.get('payment_method', id) : undefined;
  };

  const nextOf = (move: Exclude<Move, 'day'>, id: string | undefined): Seconds => {
    const considered = id === undefined ? [...store.all('subscription')] : [find(id)];
    const moments = considered
      .filter((each) => isLive(each) && (move === 'renewal' || each.status === 'trialing'))
      .map(({ periodEnd }) => periodEnd);
    if (moments.length === 0)
      throw new ApiError(move === 'renewal' ? 'Nothing renews.' : 'There is no trial.');
    return Math.min(...moments) + AFTERWARDS;
  };

  return {
    now: engine.now,
    state: () => ({
      now: engine.now(),
      switches: readSwitches(store),
      subscriptions: Array.from(store.all('subscription'), (each) => ({
        ...each,
        cardFails: cardOf(each)?.fails ?? false,
      })),
      waiting: engine.queue.waiting().length,
      deliveries: engine.queue.recent(RECENT).map((delivery) => ({
        ...delivery,
        type: store.get('event', delivery.event)?.type ?? '',
      })),
    }),
    moveTo: engine.moveTo,
    move: (move, subscription) =>
      engine.moveTo(move === 'day' ? engine.now() + DAY : nextOf(move, subscription)),
    setCardFails: (id, fails) =>
      engine.change(() => {
        const card = cardOf(find(id));
        if (card === undefined) throw new ApiError('This subscription has no card.');
        store.put('payment_method', { ...card, fails });
      }),
    setStatus: (id, status) =>
      engine.change((desk) => {
        find(id);
        changeSubscription(desk, id, { status });
      }),
    setSwitches: (change) => {
      engine.transact(() =>
        writeSwitches(store, switchesSchema.parse({ ...readSwitches(store), ...change })),
      );
      dispatcher.wake();
    },
    pay: (id, number) =>
      engine.change((desk) => {
        if (store.get('checkout_session', id) === undefined)
          throw noSuch('checkout.session', id, 'session');
        const expYear = new Date(desk.now() * 1_000).getUTCFullYear() + CARD_LASTS_YEARS;
        payCheckout(desk, id, { number, expMonth: 12, expYear });
        if (load(desk, 'checkout_session', id).confirming !== null) confirmCheckout(desk, id, true);
      }),
    deliver: dispatcher.deliverAll,
    deliverAgain: (event) => {
      engine.transact(() => engine.queue.again(event));
      dispatcher.wake();
    },
  };
};
