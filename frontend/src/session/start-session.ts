import type { SignedIn } from '@hearthway/domain/account/account.contract.ts';
import type { QueryClient } from '@tanstack/react-query';
import { meQuery } from './me.query.ts';
import { tokens } from './tokens.ts';

/** Whoever has signed in or up need not be asked for again. */
export const startSession = (queryClient: QueryClient, { token, user }: SignedIn): void => {
  tokens.keep(token);
  queryClient.setQueryData(meQuery(tokens.current()).queryKey, user);
};
