import type { User } from '@hearthway/domain/account/account.contract.ts';
import type { QueryClient } from '@tanstack/react-query';
import { meQuery } from './me.query.ts';
import { tokens } from './tokens.ts';

/** What the server answers to a change of the account is how every page shows it from now on. */
export const updateUser = (queryClient: QueryClient, user: User): void => {
  queryClient.setQueryData(meQuery(tokens.current()).queryKey, user);
};
