import type { SignedIn } from '@hearthway/domain/session/session.contract.ts';
import type { QueryClient } from '@tanstack/react-query';
import { deadline } from './deadline.ts';
import { drafts } from './drafts.ts';
import { household } from './household.ts';
import { keptChat } from './kept-chat.ts';
import { keptInsurance } from './kept-insurance.ts';
import { keptLessons } from './kept-lessons.ts';
import { lastSearch } from './last-search.ts';
import { tokens } from './tokens.ts';
import { updateUser } from './update-user.ts';
import { visitorData } from './visitor-data.ts';

/** Stores the session and the account that signing in or up has answered. */
export const startSession = (queryClient: QueryClient, { token, user }: SignedIn): void => {
  deadline.forget();
  drafts.claim(user.id);
  household.claim(user.id);
  visitorData.claim(user.id);
  lastSearch.claim(user.id);
  keptLessons.claim(user.id);
  keptInsurance.claim(user.id);
  keptChat.clear();
  tokens.keep(token);
  updateUser(queryClient, user);
};
