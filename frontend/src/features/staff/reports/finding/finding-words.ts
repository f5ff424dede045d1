import type { Finding, PeriodCell } from '@hearthway/domain/reports/finding.contract.ts';
import { SMALL_GROUP, SMALLEST_GROUP } from '@hearthway/domain/reports/reports.constants.ts';
import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { type Cell, cellWords, numberWords } from '../cell-words.ts';
import { inPeriodWords } from '../period-words.ts';

type FindingOf<Kind extends Finding['kind']> = Extract<Finding, { readonly kind: Kind }>;

/** The finding of a report as one sentence. It tells no more than the cells of its table. */
export const findingWords = (i18n: I18n, finding: Finding): string => {
  const words = sentenceOf(i18n, finding);
  return `${words.charAt(0).toLocaleUpperCase(i18n.locale)}${words.slice(1)}`;
};

const sentenceOf = (i18n: I18n, finding: Finding): string => {
  switch (finding.kind) {
    case 'nothing':
      return i18n._(msg`No family did this in the period.`);
    case 'untold':
      return i18n._(msg`No number can be told here: too few families did this.`);
    case 'active':
      return activeWords(i18n, finding);
    case 'revenue':
      return revenueWords(i18n, finding);
    case 'funnel':
      return funnelWords(i18n, finding);
    case 'retention':
      return retentionWords(i18n, finding);
    case 'largest':
      return largestWords(i18n, finding);
    case 'use':
      return featureWords(i18n, finding);
  }
};

const activeWords = (i18n: I18n, { last, before, isOver }: FindingOf<'active'>): string => {
  const families = familyWords(i18n, last.cell);
  const when = inPeriodWords(i18n, last.period);
  if (!isOver) return i18n._(msg`Active so far ${when}: ${families}.`);
  const change = before === null ? '' : changeSince(i18n, last, before);
  return change === ''
    ? i18n._(msg`Active ${when}: ${families}.`)
    : i18n._(msg`Active ${when}: ${families}, ${change}.`);
};

/** A number of families, as it is told. */
const familyWords = (i18n: I18n, cell: Cell): string => {
  if (cell === SMALL_GROUP) return i18n._(msg`fewer than ${SMALLEST_GROUP} families`);
  const count = typeof cell === 'number' ? cell : 0;
  const number = i18n.number(count);
  return i18n._(msg`${plural(count, { one: `${number} family`, other: `${number} families` })}`);
};

/** Empty where either number is not told. */
const changeSince = (i18n: I18n, { cell }: PeriodCell, before: PeriodCell): string => {
  if (typeof cell !== 'number' || typeof before.cell !== 'number') return '';
  const then = inPeriodWords(i18n, before.period);
  if (cell === before.cell) return i18n._(msg`as many as ${then}`);
  if (before.cell === 0) return i18n._(msg`after none ${then}`);
  const percent = percentWords(i18n, Math.abs(cell / before.cell - 1));
  return cell > before.cell
    ? i18n._(msg`${percent} more than ${then}`)
    : i18n._(msg`${percent} fewer than ${then}`);
};

const percentWords = (i18n: I18n, share: number): string =>
  i18n.number(share, { style: 'percent', maximumFractionDigits: 0 });

const revenueWords = (i18n: I18n, { plus, family, last, first }: FindingOf<'revenue'>): string => {
  const [onPlus, onFamily] = [familyWords(i18n, plus), familyWords(i18n, family)];
  const now = cellWords(i18n, last.cell, 'cents');
  const when = inPeriodWords(i18n, last.period);
  if (first === null)
    return i18n._(msg`${onPlus} on Plus and ${onFamily} on Family pay ${now} a month ${when}.`);
  const before = cellWords(i18n, first.cell, 'cents');
  const then = inPeriodWords(i18n, first.period);
  return i18n._(
    msg`${onPlus} on Plus and ${onFamily} on Family pay ${now} a month ${when}; ${then} it was ${before}.`,
  );
};

const funnelWords = (i18n: I18n, { registered, loss }: FindingOf<'funnel'>): string => {
  if (loss === null) {
    const families = familyWords(i18n, registered);
    return i18n._(msg`Registered: ${families}. No step lost enough of them to tell.`);
  }
  const { from, to, came, went } = loss;
  const [before, after] = [i18n.number(came), cellWords(i18n, went, 'families')];
  if (typeof went !== 'number')
    return i18n._(
      msg`Most families are lost between “${from}” and “${to}”: from ${before} to ${after}.`,
    );
  const lost = percentWords(i18n, 1 - went / came);
  return i18n._(
    msg`Most families are lost between “${from}” and “${to}”: ${lost}, from ${before} to ${after}.`,
  );
};

const retentionWords = (i18n: I18n, { shares }: FindingOf<'retention'>): string => {
  const list = shares.map(({ weeks, least, most }) => {
    const [low, high] = [percentWords(i18n, least), percentWords(i18n, most)];
    const share = low === high ? low : i18n._(msg`${low} to ${high}`);
    return i18n._(
      msg`${plural(weeks, { one: `${share} after one week`, other: `${share} after # weeks` })}`,
    );
  });
  const told = new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(list);
  return i18n._(msg`Of families that registered, those active later: ${told}.`);
};

/** More groups than these are not listed. */
const MOST_LISTED = 3;

const listed = (i18n: I18n, names: readonly string[]): string =>
  new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(names);

const largestWords = (
  i18n: I18n,
  { groups, families, count, share, isAllTold }: FindingOf<'largest'>,
): string => {
  const times = numberWords(i18n, count, 'count');
  if (groups.length > MOST_LISTED)
    return i18n._(msg`No group stands out: ${groups.length} of them have ${times} each.`);
  const names = listed(i18n, groups);
  if (groups.length > 1) return i18n._(msg`${names} come first, with ${times} each.`);
  const [percent, of] = [percentWords(i18n, share), familyWords(i18n, families)];
  return isAllTold
    ? i18n._(msg`${names} comes first: ${times} times, from ${of}, which is ${percent} of all.`)
    : i18n._(
        msg`${names} comes first: ${times} times, from ${of}, which is ${percent} of all that is told.`,
      );
};

const featureWords = (i18n: I18n, { plan, active, features, share }: FindingOf<'use'>): string => {
  const [families, percent] = [familyWords(i18n, active), percentWords(i18n, share)];
  const names = listed(i18n, features.slice(0, MOST_LISTED));
  return i18n._(msg`Used most on ${plan}: ${names}, by ${percent} of ${families}.`);
};
