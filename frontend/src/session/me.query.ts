import { queryOptions, skipToken } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { drafts } from './drafts.ts';
import { household } from './household.ts';
import { keptInsurance } from './kept-insurance.ts';
import { keptLessons } from './kept-lessons.ts';
import { lastSearch } from './last-search.ts';
import type { Credential } from './token-store.ts';
import { tokens } from './tokens.ts';
import { visitorData } from './visitor-data.ts';

const loadUserSchema = async () =>
  (await import('@hearthway/domain/session/session.contract.ts')).userSchema;

const meKey = (credential: Credential | undefined) => ['me', credential?.id] as const;

/** The signed-in account. Not asked for visitors. */
export const meQuery = (credential: Credential | undefined) =>
  queryOptions({
    queryKey: meKey(credential),
    // Much of a page asks for it. Where each new part asked again after a failure, and such a part
    // is
    // shown while no request is pending, the page would retry forever.
    retryOnMount: false,
    queryFn:
      credential === undefined
        ? skipToken
        : async ({ signal }) => {
            const user = await api.get('/api/me', { schema: loadUserSchema(), signal });
            if (credential === tokens.current()) {
              drafts.claim(user.id);
              household.claim(user.id);
              visitorData.claim(user.id);
              lastSearch.claim(user.id);
              keptLessons.claim(user.id);
              keptInsurance.claim(user.id);
            }
            return user;
          },
  });
