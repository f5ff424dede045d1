import { REPORT_OUTCOMES, REPORT_TOPICS } from '../directory/listing-report.constants.ts';
import { say } from '../kernel/message.ts';
import type { Act } from '../reports/family-log.ts';
import { tallyReport } from '../reports/family-tally.ts';
import { usualCharges } from '../reports/ledger.ts';
import { defineMeasure, eachAct } from '../reports/measure.ts';
import type { ReportEvent } from '../reports/report.ts';

const SUPPORT_ACTS = {
  TimelineViewed: 'timeline viewed',
  DetailRevealed: 'detail revealed',
  SupportNoteAdded: 'note added',
  MailResent: 'mail sent again',
  FamilySignedOut: 'sessions ended',
  FeedbackViewed: 'feedback read',
} as const;

const isSupportAct = (type: string): type is keyof typeof SUPPORT_ACTS =>
  Object.hasOwn(SUPPORT_ACTS, type);

export const supportLoad = tallyReport({
  id: 'support-load',
  version: 5,
  title: say('Support load'),
  describes: say(
    'Families that reported a listing, were answered or were worked for by support, by topic or by the families’ states: each counts once a week.',
  ),
  types: ['ListingErrorReported', 'ListingErrorResolved', ...Object.keys(SUPPORT_ACTS)],
  measure: defineMeasure({
    id: 'support-load',
    charges: usualCharges({ topic: 3 }),
    facts: eachAct((kind, what) => ({ group: `${kind}: ${what}` })),
  }),
  groups: {
    topic: [
      ...REPORT_TOPICS.map((field) => `reported: ${field}`),
      ...REPORT_OUTCOMES.map((outcome) => `answered: ${outcome}`),
      ...Object.values(SUPPORT_ACTS).map((act) => `support: ${act}`),
    ],
  },
  acts: (event) => actOf(event),
});

const actOf = ({ type, data }: ReportEvent): Act | null => {
  if (type === 'ListingErrorReported') return `reported ${String(data['field'])}`;
  if (type === 'ListingErrorResolved') return `answered ${String(data['outcome'])}`;
  return isSupportAct(type) ? `support ${SUPPORT_ACTS[type]}` : null;
};
