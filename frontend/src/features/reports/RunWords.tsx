import { STATES } from '@hearthway/domain/directory/states.constants.ts';
import type { Run } from '@hearthway/domain/staff/reports/reports.contract.ts';
import { useLingui } from '@lingui/react/macro';
import { dayWords } from './cell-words.ts';
import { groupingWords } from './grouping-words.ts';

const stateNames: Readonly<Record<string, string>> = STATES;

/** What was asked, in a line. */
export const RunWords = ({ run: { from, to, groupBy, state, asOf } }: { readonly run: Run }) => {
  const { i18n, t } = useLingui();
  const [first, last] = [dayWords(i18n, from), dayWords(i18n, to)];
  const grouping = groupingWords(i18n, groupBy);
  const words = [t`${first} to ${last}`];
  if (groupBy !== '') words.push(t`Grouped by: ${grouping}`);
  if (state !== null) words.push(stateNames[state] ?? state);
  if (asOf !== null) {
    const day = dayWords(i18n, asOf);
    words.push(t`As of ${day}`);
  }
  return words.join(' · ');
};
