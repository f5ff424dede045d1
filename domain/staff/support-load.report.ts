import { REPORT_OUTCOMES, REPORT_TOPICS } from '../directory/listing-report.constants.ts';
import { say } from '../kernel/message.ts';
import { type Measure, PLACES } from '../reports/family-log.ts';
import { familyReport } from '../reports/family-report.ts';
import { tallyColumns, tallyRows } from '../reports/family-tally.ts';
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

export const supportLoad = familyReport({
  id: 'support-load',
  version: 4,
  title: say('Support load'),
  describes: say(
    'Families’ reports about listings, our answers, and support’s work for families, by topic or by the families’ states.',
  ),
  types: ['ListingErrorReported', 'ListingErrorResolved', ...Object.keys(SUPPORT_ACTS)],
  groupings: ['topic', 'state'],
  columns: tallyColumns(),
  chart: { kind: 'bar', x: 'group', y: ['count'] },
  measure: (event) => measureOf(event),
  rows: (families, params) =>
    tallyRows({
      families,
      params,
      groupOf: (kind, what, state) => (params.groupBy === 'state' ? state : `${kind}: ${what}`),
      always:
        params.groupBy === 'state'
          ? PLACES
          : [
              ...REPORT_TOPICS.map((field) => `reported: ${field}`),
              ...REPORT_OUTCOMES.map((outcome) => `answered: ${outcome}`),
              ...Object.values(SUPPORT_ACTS).map((act) => `support: ${act}`),
            ],
    }),
});

const measureOf = ({ type, data }: ReportEvent): Measure | null => {
  if (type === 'ListingErrorReported') return `reported ${String(data['field'])}`;
  if (type === 'ListingErrorResolved') return `answered ${String(data['outcome'])}`;
  return isSupportAct(type) ? `support ${SUPPORT_ACTS[type]}` : null;
};
