import { ADULT, OLDEST_AGE } from '@hearthway/domain/directory/directory.constants.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { DirectorySearch, Flag } from '../directory-search.ts';

/** Label of an age filter. */
export const ageWords = (i18n: I18n, age: string): string => {
  if (age === ADULT) return i18n._(msg`Adults, ${OLDEST_AGE + 1} and older`);
  const years = Number(age);
  if (years === 0) return i18n._(msg`Under 1 year`);
  return i18n._(msg`${plural(years, { one: '# year', other: '# years' })}`);
};

interface FlagWords {
  readonly label: MessageDescriptor;
  readonly description: MessageDescriptor;
}

export const FLAG_WORDS: Readonly<Record<Flag, FlagWords>> = {
  telehealth: { label: msg`Telehealth`, description: msg`Visits by video or phone` },
  inHome: { label: msg`In-home`, description: msg`They come to your home` },
  medicaid: {
    label: msg`Accepts Medicaid`,
    description: msg`Ask about your own plan when you call`,
  },
  accepting: {
    label: msg`Accepting new families`,
    description: msg`According to the listing when it was last verified`,
  },
};

/** Label of a longest wait. A limit alone leaves providers in of which none is known. */
export const waitLimitWords = (
  i18n: I18n,
  { wait, knownWait }: Pick<DirectorySearch, 'wait' | 'knownWait'>,
): string => {
  const limit = i18n._(
    msg`${plural(Number(wait), { one: 'Up to # month', other: 'Up to # months' })}`,
  );
  return knownWait ? limit : i18n._(msg`${limit}, or not known`);
};

export const KNOWN_WAIT = msg`Only where families reported a wait`;
