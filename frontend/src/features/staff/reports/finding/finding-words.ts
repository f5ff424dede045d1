import { type Figure, isClearlyMore } from '@hearthway/domain/reports/figures.contract.ts';
import type { Finding } from '@hearthway/domain/reports/finding.contract.ts';
import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { figureWords } from '../cell-words.ts';
import { inPeriodWords } from '../period-words.ts';

type FindingOf<Kind extends Finding['kind']> = Extract<Finding, { readonly kind: Kind }>;

/** Finding of a report as a sentence. Discloses no more than its table. */
export const findingWords = (i18n: I18n, finding: Finding): string => {
  const words = sentenceOf(i18n, finding);
  return `${words.charAt(0).toLocaleUpperCase(i18n.locale)}${words.slice(1)}`;
};

const sentenceOf = (i18n: I18n, finding: Finding): string => {
  switch (finding.kind) {
    case 'open':
      return i18n._(msg`Nothing is told yet: the period is not over.`);
    case 'latest':
      return latestWords(i18n, finding);
    case 'funnel':
      return funnelWords(i18n, finding);
    case 'retention':
      return retentionWords(i18n, finding);
    case 'largest':
      return largestWords(i18n, finding);
    case 'use':
      return mostUsedWords(i18n, finding);
  }
};

const latestWords = (i18n: I18n, { column, last, before }: FindingOf<'latest'>): string => {
  const number = figureWords(i18n, last, column.type);
  const [what, when] = [column.label, inPeriodWords(i18n, last.period)];
  if (before === null) return i18n._(msg`${what} ${when}: ${number}.`);
  const then = inPeriodWords(i18n, before.period);
  const change = changeWords(i18n, last, before, then);
  return i18n._(msg`${what} ${when}: ${number}, ${change}.`);
};

const changeWords = (i18n: I18n, last: Figure, before: Figure, then: string): string => {
  if (isClearlyMore(last, before)) return i18n._(msg`more than ${then}`);
  return isClearlyMore(before, last)
    ? i18n._(msg`fewer than ${then}`)
    : i18n._(msg`no clear change from what it was ${then}`);
};

const families = (i18n: I18n, figure: Figure): string => figureWords(i18n, figure, 'families');

const funnelWords = (i18n: I18n, { registered, loss }: FindingOf<'funnel'>): string => {
  if (loss === null) {
    const number = families(i18n, registered);
    return i18n._(msg`Families that registered: ${number}. No step clearly lost any.`);
  }
  const { from, to } = loss;
  const [before, after] = [families(i18n, loss.came), families(i18n, loss.went)];
  return i18n._(
    msg`Most families are lost between “${from}” and “${to}”: from ${before} to ${after}.`,
  );
};

const retentionWords = (i18n: I18n, { shares }: FindingOf<'retention'>): string => {
  if (shares.length === 0) return i18n._(msg`Too few families registered to tell their share.`);
  const list = shares.map(({ weeks, share: exact }) => {
    const share = figureWords(i18n, exact, 'share');
    return i18n._(
      msg`${plural(weeks, { one: `${share} after one week`, other: `${share} after # weeks` })}`,
    );
  });
  const shareList = new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(list);
  return i18n._(msg`Of families that registered, those active later: ${shareList}.`);
};

const largestWords = (
  i18n: I18n,
  { group, families: count, isClear }: FindingOf<'largest'>,
): string => {
  const number = families(i18n, count);
  return isClear
    ? i18n._(msg`${group} comes first, with ${number}.`)
    : i18n._(msg`No group clearly comes first. The highest number: ${group}, ${number}.`);
};

const mostUsedWords = (
  i18n: I18n,
  { plan, active, feature, share: exact }: FindingOf<'use'>,
): string => {
  const [number, share] = [families(i18n, active), figureWords(i18n, exact, 'share')];
  return i18n._(msg`Used most on ${plan}: ${feature}, by ${share} of ${number} families.`);
};
