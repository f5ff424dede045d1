import type { Details, Resource } from '@hearthway/domain/directory/directory.contract.ts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { shortWaitWords } from './wait-words.ts';
import { isNoWait, waitlistWords } from './waitlist-words.ts';

/** Fact that decides whether to call, short enough for a chip. */
export interface DecisiveFact {
  readonly field: 'accepting' | 'waitlist' | 'wait' | 'medicaid' | 'insurance' | 'telehealth';
  readonly tone: 'good' | 'caution' | 'plain';
  readonly text: string;
}

type Known = Pick<Details, DecisiveFact['field']> & Pick<Resource, 'lastVerified'>;

/** Known facts, in the order in which they rule out a provider. */
export const decisiveFacts = (i18n: I18n, listing: Known): readonly DecisiveFact[] =>
  FACTS.flatMap((factOf) => factOf(i18n, listing) ?? []);

type FactOf = (i18n: I18n, listing: Known) => DecisiveFact | undefined;

const acceptingFact: FactOf = (i18n, { accepting }) => {
  if (accepting === null) return undefined;
  return accepting
    ? { field: 'accepting', tone: 'good', text: i18n._(msg`Accepting new families`) }
    : { field: 'accepting', tone: 'caution', text: i18n._(msg`Not accepting new families`) };
};

const waitlistFact: FactOf = (i18n, { waitlist, lastVerified }) => {
  if (waitlist === null) return undefined;
  const isNone = isNoWait(waitlist);
  const wait = isNone
    ? i18n._(msg`No wait list`)
    : i18n._(msg`Wait: ${inSentence(waitlistWords(i18n, waitlist).text)}`);
  // Wait times are dated, since an old one may no longer be true.
  const asOf =
    lastVerified && i18n.date(lastVerified, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return {
    field: 'waitlist',
    tone: isNone ? 'good' : 'plain',
    text: asOf ? i18n._(msg`${wait} (as of ${asOf})`) : wait,
  };
};

const waitFact: FactOf = (i18n, { wait }) =>
  wait === null ? undefined : { field: 'wait', tone: 'plain', text: shortWaitWords(i18n, wait) };

/** Adapts "About 3 months" to follow a colon. */
const inSentence = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

const medicaidFact: FactOf = (i18n, { medicaid }) => {
  if (medicaid === null) return undefined;
  return medicaid
    ? { field: 'medicaid', tone: 'good', text: i18n._(msg`Accepts Medicaid`) }
    : { field: 'medicaid', tone: 'caution', text: i18n._(msg`No Medicaid`) };
};

/** Plans named on a chip; the provider's page has all of them. */
const PLANS_NAMED = 2;

const MEDICAID = /^medicaid$/i;

const insuranceFact: FactOf = (i18n, { insurance, medicaid }) => {
  // Medicaid has its own chip.
  const others = medicaid === null ? insurance : insurance.filter((plan) => !MEDICAID.test(plan));
  if (others.length === 0) return undefined;
  const rest = others.length - PLANS_NAMED;
  const list = (items: readonly string[]) =>
    new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(items);
  const plans =
    // Naming a single remaining plan is as short as counting it.
    rest <= 1 ? list(others) : i18n._(msg`${list(others.slice(0, PLANS_NAMED))} and ${rest} more`);
  return { field: 'insurance', tone: 'plain', text: i18n._(msg`Takes ${plans}`) };
};

const telehealthFact: FactOf = (i18n, { telehealth }) =>
  telehealth === true
    ? { field: 'telehealth', tone: 'good', text: i18n._(msg`Telehealth`) }
    : undefined;

const FACTS: readonly FactOf[] = [
  acceptingFact,
  waitlistFact,
  waitFact,
  medicaidFact,
  insuranceFact,
  telehealthFact,
];
