import type { User } from '@hearthway/domain/session/session.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { household } from './household.ts';
import { meQuery } from './me.query.ts';
import { tokens } from './tokens.ts';

export type Session =
  | { readonly status: 'visitor' }
  /** A token is stored, and its account is being loaded. */
  | { readonly status: 'loading' }
  /** The server failed to name the account. The session is kept. */
  | { readonly status: 'unreachable'; readonly error: Error; readonly retry: () => void }
  | { readonly status: 'signed-in'; readonly user: User };

/** Pages are prerendered and hydrated for a visitor. */
const noSnapshot = () => undefined;

export const useSession = (): Session => {
  const credential = useSyncExternalStore(tokens.subscribe, tokens.current, noSnapshot);
  const { data, error, isFetching, refetch } = useQuery(meQuery(credential));
  const user = useMemo(() => data && inHousehold(data), [data]);
  if (credential === undefined) return { status: 'visitor' };
  if (user !== undefined) return { status: 'signed-in', user };
  return error === null || isFetching
    ? { status: 'loading' }
    : { status: 'unreachable', error, retry: () => void refetch() };
};

/** The person, with the id of the family whose data the pages show. */
const inHousehold = (user: User): User => {
  const shown = household.current();
  return shown?.memberId === user.id ? { ...user, id: shown.familyId } : user;
};
