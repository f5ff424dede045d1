import { say } from '@hearthway/domain/kernel/message.ts';
import { PRODUCT } from '@hearthway/domain/product.ts';

const product = PRODUCT.name;

export const TITLE = say('Your data at {product}', { product });

/** `moment` is already formatted in words. */
export const introOf = (moment: string) =>
  say(
    'This is everything we hold about you, as of {moment}. All times are in UTC. Keep this file in a safe place: anyone who has it can read it.',
    { moment },
  );

export const NOTHING = say('Nothing.');
export const HISTORY = say('What happened, month by month');
export const BY_OTHERS = {
  member: say('done by a member of your household'),
  us: say('done by {product}', { product }),
};
export const NONE = say('None');
export const YES = say('Yes');
export const NO = say('No');
export const SHREDDED_VALUE = say('No longer readable: its key was destroyed');

/** Sections apart from the history, by their keys in `data.json`. */
export const SECTIONS = {
  account: {
    title: say('About you'),
    fields: {
      id: say('ID of your account'),
      firstName: say('First name'),
      lastName: say('Last name'),
      email: say('Email address'),
      pendingEmail: say('New email address that you have not confirmed yet'),
      emailConfirmedAt: say('When you confirmed your email address'),
      role: say('What your account may do'),
      language: say('Language of our emails to you'),
      createdAt: say('When you signed up'),
      registeredAt: say('When your account was set up'),
      deletionDueAt: say('When your account will be deleted, as you asked'),
      lastSeenAt: say('When you were last here, during a sign-in that has ended'),
    },
  },
  sessions: {
    title: say('Where you are signed in'),
    fields: {
      id: say('ID of this sign-in'),
      device: say('Device'),
      isApi: say('Whether it is a program rather than a browser'),
      signedInAt: say('When you signed in'),
      lastUsedAt: say('When it was last used'),
      expiresAt: say('When it expires at the latest'),
    },
  },
  knownDevices: {
    title: say('Browsers you have signed in with'),
    fields: { lastUsedAt: say('When you last signed in with it') },
  },
  calendarFeedFetches: {
    title: say('When your calendar addresses were fetched'),
    fields: {
      feedId: say('Address id'),
      fetchedAt: say('Last time'),
      fetches: say('How often so far'),
    },
  },
  signInTries: {
    title: say('Wrong passwords for your email address'),
    fields: {
      failures: say('Wrong passwords in a row'),
      lastAt: say('Last wrong password'),
      blockedUntil: say('Next try possible from'),
    },
  },
  mails: {
    title: say('Emails we sent you'),
    fields: {
      kind: say('What it was about'),
      writtenAt: say('When it was written'),
      sentAt: say('When it was sent'),
      failedAt: say('When we stopped trying to send it'),
    },
  },
  mailedCodes: {
    title: say('Codes we mailed you'),
    fields: {
      purpose: say('What it was for'),
      tries: say('Number of tries'),
      mailedAt: say('When it was created'),
      expiresAt: say('When it expired'),
    },
  },
  dataExports: {
    title: say('Copies of your data that you asked for'),
    fields: {
      id: say('ID of the copy'),
      status: say('Status'),
      requestedAt: say('When you asked for it'),
    },
  },
  operationalLog: {
    title: say('Requests that failed and emails we sent in the last 90 days'),
    fields: {
      logged: say('What it was'),
      at: say('When it happened'),
      command: say('What was requested'),
      code: say('Why it failed'),
      kind: say('What the email was about'),
    },
  },
};

export const EVENTS = {
  title: say('What happened, oldest first'),
  fields: {
    id: say('ID of the event'),
    type: say('Type of event'),
    context: say('Part of the product it belongs to'),
    sentence: say('What happened, in words; asterisks mark the subject'),
    occurredAt: say('When it happened'),
    by: say('"you", "member" for a member of your household, or "us" for our staff and software'),
    sessionId: say('ID of the sign-in it came from'),
    state: say('The state it is about, as two letters'),
    data: say(
      'Everything we stored about it; {mark} where we have destroyed the key, so that no one can read it',
      {
        mark: '{"shredded": true}',
      },
    ),
  },
};

export const README = say(
  `Your data at {product}

index.html   Everything we hold about you, to read. Open it in any browser; it works offline.
data.json    The same data for programs; "about" explains each field. Times are in UTC.

Keep these files in a safe place: anyone who has them can read them.
`,
  { product },
);
