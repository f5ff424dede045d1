import {
  accountErased,
  accountRegistered,
  emailConfirmed,
  roleChanged,
} from '@hearthway/domain/account/account.events.ts';
import type { Kysely, Selectable } from 'kysely';
import { asSealed } from '../../../adapters/tables/column.ts';
import type { Tables } from '../../../adapters/tables/tables.ts';
import type { SimulatedEvent } from '../recorder.ts';

/**
 * Account that is registered at once. The key matches no email, so it cannot be used to sign in. Names are
 * made up; the running service seals them within a minute.
 */
interface SimulatedAccount
  extends Pick<
    Selectable<Tables['accounts']>,
    | 'user_id'
    | 'email'
    | 'email_key'
    | 'first_name'
    | 'last_name'
    | 'password_hash'
    | 'email_confirmed_at'
    | 'created_at'
  > {
  readonly registered_at: Date;
}

export interface AccountsSchema {
  readonly accounts: SimulatedAccount;
}

const FIRST_NAMES = 'Ada Basil Clara Dario Edith Felix Greta Hugo Ines Jonas Kira'.split(' ');
const LAST_NAMES =
  'Alder Birch Cedar Elm Fern Hazel Juniper Linden Maple Rowan Willow Yew Zelkova'.split(' ');

interface WatchedAccounts {
  /** Passes on the events unchanged. */
  readonly watch: (history: Iterable<SimulatedEvent>) => Generator<SimulatedEvent, void>;
  /** Families whose account exists once the events are stored. */
  readonly all: () => readonly SimulatedAccount[];
}

/**
 * Collects the accounts of a history, since names are stored outside the log and support could not find
 * accounts without them.
 */
export const watchAccounts = (): WatchedAccounts => {
  const accounts = new Map<string, SimulatedAccount>();
  let registered = 0;
  const take = ({ type, metadata: { userId, occurredAt } }: SimulatedEvent): void => {
    const at = new Date(occurredAt);
    const account = accounts.get(userId);
    if (type === accountRegistered.type) {
      accounts.set(userId, accountOf({ userId, at, number: registered }));
      registered += 1;
    } else if (type === emailConfirmed.type && account !== undefined)
      accounts.set(userId, { ...account, email_confirmed_at: at });
    else if (type === roleChanged.type || type === accountErased.type) accounts.delete(userId);
  };
  return {
    watch: function* (history) {
      for (const event of history) {
        take(event);
        yield event;
      }
    },
    all: () => [...accounts.values()],
  };
};

interface Registered {
  readonly userId: string;
  readonly at: Date;
  /** Number in order of sign-up, from 0. */
  readonly number: number;
}

const accountOf = ({ userId, at, number }: Registered): SimulatedAccount => ({
  user_id: userId,
  email: asSealed(`${userId}@simulated.invalid`),
  email_key: `simulated-${userId}`,
  // The lengths of the two lists are coprime, so that all pairs occur.
  first_name: asSealed(FIRST_NAMES[number % FIRST_NAMES.length] ?? ''),
  last_name: asSealed(LAST_NAMES[number % LAST_NAMES.length] ?? ''),
  password_hash: 'none',
  email_confirmed_at: null,
  created_at: at,
  registered_at: at,
});

const BATCH_SIZE = 1_000;

/** Leaves existing rows unchanged. */
export const storeAccounts = async (
  database: Kysely<AccountsSchema>,
  accounts: readonly SimulatedAccount[],
): Promise<void> => {
  for (let from = 0; from < accounts.length; from += BATCH_SIZE)
    await database
      .insertInto('accounts')
      .values(accounts.slice(from, from + BATCH_SIZE))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
};
