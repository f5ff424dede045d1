import type { ReportInfo, Run } from '@hearthway/domain/reports/reports.contract.ts';
import { useLingui } from '@lingui/react/macro';
import { dayWords } from './cell-words.ts';
import { groupingWords } from './grouping-words.ts';
import { stateName } from './run/group-words.ts';

interface RunWordsProps {
  readonly run: Run;
  readonly report: Pick<ReportInfo, 'groupings'> | undefined;
}

/** Parameters of a run, in one line. */
export const RunWords = ({ run: { from, to, groupBy, state, asOf }, report }: RunWordsProps) => {
  const { i18n, t } = useLingui();
  const [first, last] = [dayWords(i18n, from), dayWords(i18n, to)];
  const grouping = groupingWords(i18n, groupBy);
  const words = [t`${first} to ${last}`];
  // Omits a report's only grouping.
  if (groupBy !== '' && report?.groupings.length !== 1) words.push(t`Grouped by: ${grouping}`);
  if (state !== null) words.push(state.split(',').map(stateName).join(', '));
  if (asOf !== null) {
    const day = dayWords(i18n, asOf);
    words.push(t`As of ${day}`);
  }
  return words.join(' · ');
};
