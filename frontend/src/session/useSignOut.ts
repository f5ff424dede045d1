import { useMutation } from '@tanstack/react-query';
import { drafts } from './drafts.ts';
import { firstLook } from './first-look.ts';
import { household } from './household.ts';
import { keptInsurance } from './kept-insurance.ts';
import { keptLessons } from './kept-lessons.ts';
import { lastSearch } from './last-search.ts';
import { sendLogout } from './send-logout.ts';
import { tabs } from './tabs.ts';
import { tokens } from './tokens.ts';
import { visitorData } from './visitor-data.ts';

/** Ends the session here in any case; on the server too, if it can be reached. */
export const useSignOut = ({ onSignedOut }: { readonly onSignedOut: () => void }) =>
  useMutation({
    mutationFn: sendLogout,
    onSettled: () => {
      drafts.clear();
      household.leave();
      visitorData.clear();
      lastSearch.clear();
      firstLook.clear();
      keptLessons.clear();
      keptInsurance.clear();
      tabs.say({ type: 'ended', how: 'signed-out' });
      tokens.leave();
      onSignedOut();
    },
  });
