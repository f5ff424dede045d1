import { catalog } from '@hearthway/domain/contexts.ts';
import { PRODUCT } from '@hearthway/domain/product.ts';

/** What somebody did, as it is stored. */
export interface StoredDeed {
  /** Of the stream that it stands in. */
  readonly category: string;
  readonly type: string;
  readonly version: number;
  readonly data: unknown;
}

const types = new Map(catalog.map((eventType) => [eventType.type, eventType]));

/** `firstName`: "First name". */
const fieldOf = (key: string): string => {
  const words = key.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Such as `password-reset`. */
const choiceOf = (_key: string, value: string): string =>
  /^[a-z]+(?:-[a-z]+)+$/.test(value) ? value.replaceAll('-', ' ') : value;

const sentenceOf = ({ type, version, data }: StoredDeed): string | undefined =>
  types.get(type)?.sentenceFor(version, data);

/** All that a copy of somebody's data says, beside the data. What each field is, in words. */
export const english = {
  title: `Your data at ${PRODUCT.name}`,
  /** `moment` in words. */
  intro: (moment: string) =>
    `This is everything we hold about you, as of ${moment}. All times are in UTC. Keep this file in a safe place: whoever has it can read it.`,
  nothing: 'Nothing.',
  history: 'What happened, month by month',
  byUs: `done by ${PRODUCT.name}`,
  none: 'None',
  yes: 'Yes',
  no: 'No',
  shredded: 'No longer readable: its time is over',
  /** A field of an event. */
  fieldOf,
  /** One of the values that a field may have. */
  choiceOf,
  /** What happened; `*…*` marks what it is about. Undefined for what it has no words for. */
  sentenceOf,
  sections: {
    account: {
      title: 'Who you are',
      fields: {
        id: 'The number of your account',
        firstName: 'First name',
        lastName: 'Last name',
        email: 'Email address',
        pendingEmail: 'New email address that you have not confirmed yet',
        emailConfirmedAt: 'When you confirmed your email address',
        role: 'What your account may do',
        language: 'Language that we write to you in',
        createdAt: 'When you signed up',
        registeredAt: 'When your account was ready',
        deletionDueAt: 'When your account will be deleted, as you asked',
        lastSeenAt: 'When you were last here, in a sign-in that has ended',
      },
    },
    sessions: {
      title: 'Where you are signed in',
      fields: {
        id: 'The number of this sign-in',
        device: 'Device',
        isApi: 'Whether it is a program, and not a browser',
        signedInAt: 'When you signed in',
        lastUsedAt: 'When it was last used',
        expiresAt: 'When it ends at the latest',
      },
    },
    knownDevices: {
      title: 'Browsers you have signed in with',
      fields: { lastUsedAt: 'When you last signed in with it' },
    },
    signInTries: {
      title: 'Wrong passwords for your email address',
      fields: {
        failures: 'How many in a row',
        lastAt: 'The last one',
        blockedUntil: 'No new try before',
      },
    },
    mails: {
      title: 'Mails we sent you',
      fields: {
        kind: 'What it was about',
        writtenAt: 'When it was written',
        sentAt: 'When it was sent',
        failedAt: 'When we gave up sending it',
      },
    },
    mailedCodes: {
      title: 'Codes we mailed you',
      fields: {
        purpose: 'What it was for',
        tries: 'How often it was tried',
        mailedAt: 'When it was made',
        expiresAt: 'When its time was over',
      },
    },
    dataExports: {
      title: 'Copies of your data that you asked for',
      fields: {
        id: 'The number of the copy',
        status: 'How far it is',
        requestedAt: 'When you asked for it',
      },
    },
    favorites: {
      title: 'Your favorites',
      fields: {
        resourceId: 'The number of the listing',
        name: 'Name',
        category: 'Kind of help',
        favoritedAt: 'When you added it',
        note: 'Your note',
        status: 'How far you are with it',
      },
    },
    journey: {
      title: 'Your first steps',
      fields: {
        diagnosisDate: 'Day of the diagnosis',
        location: 'Where you look for help',
        tour: 'How the guided tour ended',
        colorMode: 'Accessibility: colors',
        fontSize: 'Accessibility: size of the text in pixels',
        fontFamily: 'Accessibility: font',
        reducedMotion: 'Accessibility: less motion',
        autoplay: 'Accessibility: stories move on by themselves',
        focusIndicators: 'Accessibility: large frame where the keyboard is',
        screenReaderOptimized: 'Accessibility: made for screen readers',
        colorBlindFriendly: 'Accessibility: enhanced colors',
        sensoryReduction: 'Accessibility: simplified view',
      },
    },
    listingReports: {
      title: 'Errors in listings that you reported',
      fields: {
        id: 'The number of the report',
        resourceId: 'The number of the listing',
        resourceName: 'Name',
        field: 'What is wrong',
        message: 'What you wrote',
        reportedAt: 'When you reported it',
        outcome: 'What came of it',
        note: 'What we answered',
        resolvedAt: 'When we answered',
      },
    },
    operationalLog: {
      title: 'What did not work, and mails that went out, in the last 90 days',
      fields: {
        logged: 'What it was',
        at: 'When it happened',
        command: 'What was asked of us',
        code: 'Why it was not done',
        kind: 'What the mail was about',
      },
    },
    staffAccess: {
      title: 'What support did in your account',
      fields: {
        what: 'What it was',
        at: 'When it was done',
        eventId: 'The number of the event whose details were opened',
        reason: 'Why they were opened',
        note: 'What support noted',
        mail: 'Which mail was sent again',
      },
    },
    subscription: { title: 'Your plan', fields: { tier: 'The plan that you are on' } },
  },
  events: {
    title: 'What happened, the oldest first',
    fields: {
      id: 'The number of the event',
      type: 'What kind of event it is',
      context: 'Which part of the product it belongs to',
      sentence: 'What happened, in words; stars mark what it is about',
      occurredAt: 'When it happened',
      by: '"you", or "us" for people and programs of ours',
      sessionId: 'The sign-in that it came from',
      state: 'The state that it is about, in two letters',
      data: 'All that was kept of it; {"shredded": true} where its time is over and nobody can read it',
    },
  },
  readme: `Your data at ${PRODUCT.name}

index.html   Everything we hold about you, to read. Open it in any browser; it works offline.
data.json    The same for programs. "about" in it says what each field is. Times are in UTC.

Keep these files in a safe place: whoever has them can read them.
`,
};

/** The same in any language. */
export type ExportWords = typeof english;
