import { calendarPeriodOf } from '@hearthway/domain/reports/calendar-period.contract.ts';
import { offersOf } from '@hearthway/domain/reports/cells.ts';
import { tableOf } from '@hearthway/domain/reports/published-table.ts';
import type { Report } from '@hearthway/domain/reports/report.ts';
import { allReports } from '@hearthway/domain/site-reports/all-reports.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cellWordsOf } from './cell-words.ts';
import { startTestHistory, type TestEvent, type TestHistory } from './history.fixture.ts';
import { replay } from './replay.ts';
import { createReportFold, type KeptFold } from './report-fold.ts';

const FAMILIES = 120;
const wordsOf = cellWordsOf(Buffer.from('a key of this test'));
const DAYS = ['2026-01-01', '2026-01-09', '2026-01-31', '2026-02-14', '2026-03-02'];

let history: TestHistory;
let head: bigint;
let middle: bigint;
let together: Awaited<ReturnType<typeof fold>>;

const LESSON = { moduleId: 'what-autism-is', title: 'What autism is' };

/** All that the data of any billing event holds. */
const billing = (index: number) => ({
  asOf: '2026-01-01T09:00:00.000Z',
  subscriptionId: 'sub_1',
  invoiceId: 'in_1',
  plan: index % 4 === 0 ? 'plus' : 'family',
  monthlyCents: 599,
  amountCents: 599,
  trialEndsAt: '2026-01-08T09:00:00.000Z',
  periodEndsAt: '2026-02-08T09:00:00.000Z',
  paidAt: '2026-01-08T09:00:00.000Z',
  failedAt: '2026-01-08T09:00:00.000Z',
  nextTryAt: null,
  endsAt: '2026-02-08T09:00:00.000Z',
  endedAt: '2026-02-08T09:00:00.000Z',
});

const acts: readonly ((index: number) => Pick<TestEvent, 'type' | 'data'>)[] = [
  () => ({ type: 'AccountRegistered', data: {} }),
  () => ({ type: 'EmailConfirmed', data: {} }),
  (index) => ({
    type: 'ResourceFavorited',
    data: { resourceId: 'npi-1', name: 'A', category: index % 2 === 0 ? 'dental' : null },
  }),
  (index) => ({
    type: 'SearchPerformed',
    data: {
      category: 'dental',
      state: 'NC',
      resultCount: index % 3,
      terms: ['speech', 'play'].slice(index % 2),
      tier: 'free',
    },
  }),
  (index) => ({
    type: 'TierSet',
    data: { tier: index % 4 === 0 ? 'plus' : 'family', endsAt: null, givenBy: 'operator' },
  }),
  (index) => ({ type: 'TrialStarted', data: billing(index) }),
  (index) => ({ type: 'SubscriptionStarted', data: billing(index) }),
  (index) => ({ type: 'PaymentFailed', data: billing(index) }),
  (index) => ({
    type: index % 2 === 0 ? 'PaymentReceived' : 'PaymentWaived',
    data: billing(index),
  }),
  (index) => ({ type: 'PlanChanged', data: { ...billing(index), from: 'plus' } }),
  (index) => ({ type: 'CancellationScheduled', data: { ...billing(index), reason: 'not-used' } }),
  (index) => ({ type: 'SubscriptionEnded', data: { ...billing(index), reason: 'requested' } }),
  (index) => ({
    type: 'InsuranceLookedUp',
    data: { insurer: index % 2 === 0 ? 'aetna' : 'medicaid', state: 'NC' },
  }),
  (index) => ({ type: 'DietaryProfileCreated', data: { allergenCount: index % 5 } }),
  () => ({
    type: 'DenialRecorded',
    data: { denialReason: 'experimental', planType: 'chip' },
  }),
  (index) => ({
    type: 'AppealDecided',
    data: {
      denialReason: 'experimental',
      planType: null,
      appealOutcome: index % 2 === 0 ? 'overturned' : 'upheld',
    },
  }),
  (index) => ({
    type: 'HelpRated',
    data: { answerId: 'find-providers', version: 1, isHelpful: index % 3 !== 0 },
  }),
  (index) => ({
    type: 'FeedbackSubmitted',
    data: { feedbackType: 'success_story', rating: 1 + (index % 5) },
  }),
  (index) => ({
    type: 'ChatAnswered',
    data: { topic: 'sleep', outcome: index % 3 === 0 ? 'unknown' : 'answered' },
  }),
  (index) => ({ type: 'ChatRated', data: { topic: 'sleep', isHelpful: index % 2 === 0 } }),
  () => ({ type: 'ChatHandedOver', data: { topic: 'sleep' } }),
  (index) => ({
    type: 'ChatCrisisRouted',
    data: { tier: index % 2 === 0 ? 'emergency' : 'overwhelmed' },
  }),
  () => ({ type: 'InterestTold', data: { interest: 'family-forum' } }),
  () => ({ type: 'ResourceProposed', data: { category: 'dental', state: 'NC' } }),
  (index) => ({
    type: 'ResourceProposalAnswered',
    data: { proposalOutcome: index % 2 === 0 ? 'listed' : 'declined', resourceId: null },
  }),
  (index) => ({
    type: 'GuideDownloaded',
    data: { guideId: 'getting-started', language: index % 3 === 0 ? 'es' : 'en' },
  }),
  (index) => ({
    type: 'ThreadOpened',
    data: {
      threadId: `t${index % 5}`,
      topic: index % 2 === 0 ? 'insurance' : 'other',
      priority: 'high',
      channel: 'form',
      sender: index % 7 === 0 ? 'visitor' : 'family',
    },
  }),
  (index) => ({ type: 'MessageSent', data: { threadId: `t${index % 5}`, by: 'support' } }),
  (index) => ({ type: 'ThreadResolved', data: { threadId: `t${index % 5}` } }),
  () => ({ type: 'ModuleStarted', data: { ...LESSON, attempt: 1 } }),
  (index) => ({
    type: 'QuestionAnswered',
    data: {
      ...LESSON,
      questionId: 'too-early',
      isRight: index % 2 === 0,
      isFirst: true,
      mode: 'quiz',
    },
  }),
];

beforeAll(async () => {
  history = await startTestHistory();
  for (const [step, day] of DAYS.entries()) {
    for (let index = 0; index < FAMILIES; index += 1) {
      const act = acts[(index + step) % acts.length];
      if (act === undefined || index % (step + 1) > 2) continue;
      const state = ['NC', 'CA', null][index % 3] ?? null;
      head = await history.append({ ...act(index + step), userId: `u${index}`, day, state });
    }
    if (step === 2) middle = head;
  }
  together = await fold(allReports, head);
});

afterAll(() => history.stop());

const fold = async (reports: readonly Report[], until: bigint, kept?: KeptFold) => {
  const folds = reports.map((report) => createReportFold({ report, asOf: null, kept }));
  const { eventStore } = history;
  await replay({ eventStore, folds, until, signal: new AbortController().signal });
  return folds;
};

/** All that can be asked, by every grouping. */
const said = (report: Report, { state }: KeptFold): string => {
  const { groupings, stateGroupings } = offersOf(report);
  const groups = [
    ...groupings.map((groupBy) => ({ groupBy, state: null })),
    ...stateGroupings.map((groupBy) => ({ groupBy, state: 'NC' })),
  ];
  return JSON.stringify(
    groups.map((grouped) =>
      tableOf(
        report,
        { state, openDay: '2026-12-31' },
        {
          ...calendarPeriodOf({ from: '2026-01-01', to: '2026-03-31' }, grouped.groupBy),
          ...grouped,
        },
        wordsOf,
      ),
    ),
  );
};

test.for(allReports.map((report) => ({ id: report.id, report })))(
  '$id says the same to the byte: again, continued from what was kept, and with all the others',
  async ({ report }) => {
    const [once] = await fold([report], head);
    const [again] = await fold([report], head);
    const [half] = await fold([report], middle);
    const kept = half?.kept() ?? expect.fail('There is a fold.');
    const unpacked: KeptFold = { ...kept, state: JSON.parse(JSON.stringify(kept.state)) };
    const [continued] = await fold([report], head, unpacked);
    const beside = together.find((each) => each.report === report);
    const texts = [once, again, continued, beside].map((each) => each && said(report, each.kept()));
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toContain('"rows":[[');
  },
);
