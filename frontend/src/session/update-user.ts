import type { User } from '@hearthway/domain/session/session.contract.ts';
import type { QueryClient } from '@tanstack/react-query';
import { meQuery } from './me.query.ts';
import { tokens } from './tokens.ts';

/** Shows the server's answer to an account change on every page. */
export const updateUser = (queryClient: QueryClient, user: User): void => {
  queryClient.setQueryData(meQuery(tokens.current()).queryKey, user);
};
