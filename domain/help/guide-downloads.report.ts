import { CONTENT_LANGUAGES } from '../content/content.constants.ts';
import { GUIDES } from '../content/guide.constants.ts';
import { say } from '../kernel/message.ts';
import { familyReport } from '../reports/family-report.ts';
import { tallyColumns, tallyRows } from '../reports/family-tally.ts';

export const guideDownloads = familyReport({
  id: 'guide-downloads',
  version: 1,
  title: say('Downloads of guides'),
  describes: say(
    'Families that downloaded a guide for the first time in the period, by guide or by language. Each family counts once a guide and language; visitors are not counted.',
  ),
  types: ['GuideDownloaded'],
  groupings: ['guide', 'language'],
  columns: tallyColumns(),
  chart: { kind: 'bar', x: 'group', y: ['families', 'count'] },
  measure: ({ data: { guideId, language } }) => `${String(language)} ${String(guideId)}`,
  rows: (families, params) =>
    tallyRows({
      families,
      params,
      groupOf: (language, guide) => (params.groupBy === 'language' ? language : guide),
      always: params.groupBy === 'language' ? [...CONTENT_LANGUAGES] : [...GUIDES],
    }),
});
