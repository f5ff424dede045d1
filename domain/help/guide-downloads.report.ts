import { CONTENT_LANGUAGES } from '../content/content.constants.ts';
import { GUIDES } from '../content/guide.constants.ts';
import { say } from '../kernel/message.ts';
import { tallyReport } from '../reports/family-tally.ts';
import { usualCharges } from '../reports/ledger.ts';
import { defineMeasure, eachAct } from '../reports/measure.ts';

export const guideDownloads = tallyReport({
  id: 'guide-downloads',
  version: 2,
  title: say('Downloads of guides'),
  describes: say(
    'Families that downloaded a guide for the first time, by guide or by language: each counts once a week. Visitors are not counted.',
  ),
  types: ['GuideDownloaded'],
  measure: defineMeasure({
    id: 'guide-downloads',
    charges: usualCharges({ guide: 2, language: 1 }),
    facts: eachAct((language, guide, groupBy) => ({
      group: groupBy === 'language' ? language : guide,
    })),
  }),
  groups: { guide: GUIDES, language: CONTENT_LANGUAGES },
  acts: ({ data: { guideId, language } }) => `${String(language)} ${String(guideId)}`,
});
