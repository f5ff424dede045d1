import { defineContext } from '../context.ts';
import { say } from '../kernel/message.ts';
import { ROLE_WORDS } from '../session/role-words.ts';
import { accountDecider } from './account.decider.ts';
import { accountErrors } from './account.errors.ts';
import { PASSWORD_CHANGE_WORDS, SESSIONS_ENDED_WORDS } from './account.events.ts';

/** Accounts, their sessions, recovery, data export and erasure. Their details are operational rows. */
export const accountContext = defineContext({
  name: 'account',
  aggregates: [{ decider: accountDecider, label: say('Account'), icon: 'circle-user-round' }],
  readModels: [],
  words: {
    fields: {
      acceptedPrivacy: say('Privacy policy accepted'),
      acceptedTerms: say('Terms accepted'),
      confirmedAge: say('Age confirmed'),
      device: say('Device'),
      dueAt: say('Due at'),
      email: say('Email'),
      exportId: say('Export id'),
      firstName: say('First name'),
      how: say('How'),
      lastName: say('Last name'),
      role: say('Role'),
      sessionId: say('Session id'),
      sessionIds: say('Session ids'),
      why: say('Why'),
    },
    choices: {
      how: PASSWORD_CHANGE_WORDS,
      role: ROLE_WORDS,
      why: SESSIONS_ENDED_WORDS,
    },
  },
  errors: accountErrors,
});
