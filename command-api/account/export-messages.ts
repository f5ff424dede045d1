import { say } from '@hearthway/domain/kernel/message.ts';
import { PRODUCT } from '@hearthway/domain/product.ts';

const product = PRODUCT.name;

export const TITLE = say('Your data at {product}', { product });

/** `moment` is in words. */
export const introOf = (moment: string) =>
  say(
    'This is everything we hold about you, as of {moment}. All times are in UTC. Keep this file in a safe place: whoever has it can read it.',
    { moment },
  );

export const NOTHING = say('Nothing.');
export const HISTORY = say('What happened, month by month');
export const BY_US = say('done by {product}', { product });
export const NONE = say('None');
export const YES = say('Yes');
export const NO = say('No');
/** Instead of a value whose key is gone. */
export const SHREDDED_VALUE = say('No longer readable: its time is over');

/** The sections beside the history, by their keys in `data.json`. */
export const SECTIONS = {
  account: {
    title: say('Who you are'),
    fields: {
      id: say('The number of your account'),
      firstName: say('First name'),
      lastName: say('Last name'),
      email: say('Email address'),
      pendingEmail: say('New email address that you have not confirmed yet'),
      emailConfirmedAt: say('When you confirmed your email address'),
      role: say('What your account may do'),
      language: say('Language that we write to you in'),
      createdAt: say('When you signed up'),
      registeredAt: say('When your account was ready'),
      deletionDueAt: say('When your account will be deleted, as you asked'),
      lastSeenAt: say('When you were last here, in a sign-in that has ended'),
    },
  },
  sessions: {
    title: say('Where you are signed in'),
    fields: {
      id: say('The number of this sign-in'),
      device: say('Device'),
      isApi: say('Whether it is a program, and not a browser'),
      signedInAt: say('When you signed in'),
      lastUsedAt: say('When it was last used'),
      expiresAt: say('When it ends at the latest'),
    },
  },
  knownDevices: {
    title: say('Browsers you have signed in with'),
    fields: { lastUsedAt: say('When you last signed in with it') },
  },
  signInTries: {
    title: say('Wrong passwords for your email address'),
    fields: {
      failures: say('How many in a row'),
      lastAt: say('The last one'),
      blockedUntil: say('No new try before'),
    },
  },
  mails: {
    title: say('Mails we sent you'),
    fields: {
      kind: say('What it was about'),
      writtenAt: say('When it was written'),
      sentAt: say('When it was sent'),
      failedAt: say('When we gave up sending it'),
    },
  },
  mailedCodes: {
    title: say('Codes we mailed you'),
    fields: {
      purpose: say('What it was for'),
      tries: say('How often it was tried'),
      mailedAt: say('When it was made'),
      expiresAt: say('When its time was over'),
    },
  },
  dataExports: {
    title: say('Copies of your data that you asked for'),
    fields: {
      id: say('The number of the copy'),
      status: say('How far it is'),
      requestedAt: say('When you asked for it'),
    },
  },
  operationalLog: {
    title: say('What did not work, and mails that went out, in the last 90 days'),
    fields: {
      logged: say('What it was'),
      at: say('When it happened'),
      command: say('What was asked of us'),
      code: say('Why it was not done'),
      kind: say('What the mail was about'),
    },
  },
};

/** The history in `data.json`. */
export const EVENTS = {
  title: say('What happened, the oldest first'),
  fields: {
    id: say('The number of the event'),
    type: say('What kind of event it is'),
    context: say('Which part of the product it belongs to'),
    sentence: say('What happened, in words; stars mark what it is about'),
    occurredAt: say('When it happened'),
    by: say('"you", or "us" for people and programs of ours'),
    sessionId: say('The sign-in that it came from'),
    state: say('The state that it is about, in two letters'),
    data: say('All that was kept of it; {mark} where its time is over and nobody can read it', {
      mark: '{"shredded": true}',
    }),
  },
};

export const README = say(
  `Your data at {product}

index.html   Everything we hold about you, to read. Open it in any browser; it works offline.
data.json    The same for programs. "about" in it says what each field is. Times are in UTC.

Keep these files in a safe place: whoever has them can read them.
`,
  { product },
);
