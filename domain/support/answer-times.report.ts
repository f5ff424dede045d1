import { say } from '../kernel/message.ts';
import { isWithin } from '../reports/days.ts';
import {
  asFamilyLog,
  emptyLog,
  type FamilyHistory,
  type FamilyLog,
  familyOf,
  historiesOf,
  note,
  OUTSIDER_TYPES,
  STATE_TYPES,
} from '../reports/family-log.ts';
import type { Report, ReportEvent, ReportParams, Row } from '../reports/report.ts';
import { ANSWER_HOURS } from './support.constants.ts';

const HOUR_MS = 60 * 60 * 1_000;

/** By the name of a group, the hours that are less than the next group's. */
const STEPS = {
  response: [
    ['4-hours', 4],
    ['24-hours', 24],
    ['48-hours', ANSWER_HOURS],
    ['later', Number.POSITIVE_INFINITY],
  ],
  resolution: [
    ['1-day', 24],
    ['3-days', 72],
    ['7-days', 168],
    ['later', Number.POSITIVE_INFINITY],
  ],
} as const;

type Step = keyof typeof STEPS;

/** A thread that is not both answered and resolved. */
interface OpenThread {
  /** Since 1970. */
  readonly openedHour: number;
  /** Steps that it has come to. */
  readonly done: Step[];
}

interface AnswerTimes {
  readonly log: FamilyLog;
  /** By family and id. */
  readonly threads: Record<string, OpenThread>;
}

/** How long families waited for the first answer to a conversation, and until it was resolved first. */
export const answerTimes: Report = {
  id: 'answer-times',
  version: 1,
  title: say('Answer times of support'),
  describes: say(
    'First answers of support and conversations that were resolved in the period, by the time since the family began the conversation.',
  ),
  types: [
    ...new Set([
      'ThreadOpened',
      'MessageSent',
      'ThreadResolved',
      ...STATE_TYPES,
      ...OUTSIDER_TYPES,
    ]),
  ],
  groupings: ['response', 'resolution'],
  columns: [
    { id: 'group', label: say('Time'), type: 'text' },
    { id: 'all', label: say('Families that were answered'), type: 'families' },
    { id: 'families', label: say('Families'), type: 'families' },
    {
      id: 'share',
      label: say('Share of the families'),
      type: 'share',
      part: 'families',
      whole: 'all',
    },
    { id: 'count', label: say('Times'), type: 'count', of: 'families' },
  ],
  chart: { kind: 'bar', x: 'group', y: ['families'] },
  initial: (): AnswerTimes => ({ log: emptyLog(), threads: {} }),
  evolve: (kept, event) => evolve(asAnswerTimes(kept), event),
  result: (kept, params) => rowsOf(historiesOf(asAnswerTimes(kept).log, params), params),
};

/** Throws for what no report has kept. Looks no deeper: it is asked for each event. */
const asAnswerTimes = (kept: unknown): AnswerTimes => {
  if (!isAnswerTimes(kept)) throw new TypeError('This is no state of a report.');
  asFamilyLog(kept.log);
  return kept;
};

const isAnswerTimes = (kept: unknown): kept is AnswerTimes =>
  typeof kept === 'object' && kept !== null && 'log' in kept && 'threads' in kept;

const evolve = (times: AnswerTimes, event: ReportEvent): AnswerTimes => {
  const { log, threads } = times;
  const { type, data, at, day } = event;
  const family = familyOf(log, event);
  const key = `${event.userId}/${String(data['threadId'])}`;
  const hour = Math.floor(at / HOUR_MS);
  if (type === 'ThreadOpened') threads[key] = { openedHour: hour, done: [] };
  const step = stepOf(event);
  const thread = threads[key];
  if (step === null || thread === undefined || thread.done.includes(step)) return times;
  thread.done.push(step);
  // Nothing more counts of it.
  if (thread.done.length === Object.keys(STEPS).length) delete threads[key];
  const measure = `${step} ${bucketOf(step, hour - thread.openedHour)}` as const;
  note(log, family, { day, measure, isOnce: false });
  return times;
};

const stepOf = ({ type, data }: ReportEvent): Step | null => {
  if (type === 'MessageSent') return data['by'] === 'family' ? null : 'response';
  return type === 'ThreadResolved' ? 'resolution' : null;
};

const bucketOf = (step: Step, hours: number): string =>
  STEPS[step].find(([, end]) => hours < end)?.[0] ?? 'later';

const rowsOf = (families: readonly FamilyHistory[], params: ReportParams): readonly Row[] => {
  const step: Step = params.groupBy === 'resolution' ? 'resolution' : 'response';
  const isInPeriod = isWithin(params);
  const buckets = new Map(
    STEPS[step].map(([name]) => [String(name), { families: new Set<FamilyHistory>(), count: 0 }]),
  );
  for (const family of families)
    family.each((kind, what, day) => {
      const bucket = buckets.get(what);
      if (kind !== step || bucket === undefined || !isInPeriod(day)) return;
      bucket.families.add(family);
      bucket.count += 1;
    });
  const all = new Set([...buckets.values()].flatMap((bucket) => [...bucket.families]));
  return [...buckets].map(([name, bucket]) => [
    `${step}: ${name}`,
    all.size,
    bucket.families.size,
    bucket.count,
  ]);
};
