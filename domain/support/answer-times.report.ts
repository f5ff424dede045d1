import { HOUR_MS } from '../calendar/durations.constants.ts';
import { say } from '../kernel/message.ts';
import {
  asFamilyLog,
  emptyLog,
  type FamilyLog,
  familyOf,
  historiesOf,
  note,
  OUTSIDER_TYPES,
  STATE_TYPES,
} from '../reports/family-log.ts';
import { groupColumn } from '../reports/family-tally.ts';
import { perGroup } from '../reports/ledger.ts';
import { defineMeasure, eachAct, familiesColumn } from '../reports/measure.ts';
import type { Report, ReportEvent } from '../reports/report.ts';
import { ANSWER_HOURS } from './support.constants.ts';

/** Upper bounds in hours, exclusive, by group name. */
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

/** Thread not yet both answered and resolved. */
interface OpenThread {
  /** Hours since 1970. */
  readonly openedHour: number;
  /** Steps reached so far. */
  readonly done: Step[];
}

interface AnswerTimes {
  readonly log: FamilyLog;
  /** Open threads by family and id. */
  readonly threads: Record<string, OpenThread>;
}

const answered = defineMeasure({
  id: 'answer-times',
  charges: [perGroup('response', 0.7, 2), perGroup('resolution', 0.7, 2)],
  facts: eachAct((step, bucket, groupBy) =>
    step === groupBy ? { group: `${step}: ${bucket}` } : null,
  ),
});

const groupsOf = (step: Step): readonly string[] => STEPS[step].map(([name]) => `${step}: ${name}`);

/** Time that families waited for the first answer to a conversation, and for its first resolution. */
export const answerTimes: Report = {
  id: 'answer-times',
  version: 2,
  title: say('Answer times of support'),
  describes: say(
    'Families that got a first answer of support or had a conversation resolved, by the time since they began the conversation: each counts once a week and time.',
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
  groups: { response: groupsOf('response'), resolution: groupsOf('resolution') },
  columns: [
    { ...groupColumn, label: say('Time') },
    familiesColumn(answered),
    {
      id: 'share',
      label: say('Share'),
      type: 'share',
      part: 'families',
      whole: 'families',
      wholeIs: 'all',
    },
  ],
  chart: { kind: 'bar', x: 'group', y: ['families'] },
  initial: (): AnswerTimes => ({ log: emptyLog(), threads: {} }),
  evolve: (kept, event) => evolve(asAnswerTimes(kept), event),
  families: (kept) => historiesOf(asAnswerTimes(kept).log),
};

/** Throws unless the value is a stored report. Checks only the surface, since it runs for each event. */
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
  // Finished threads count no further.
  if (thread.done.length === Object.keys(STEPS).length) delete threads[key];
  const act = `${step} ${bucketOf(step, hour - thread.openedHour)}` as const;
  note(log, family, { day, act, isOnce: true });
  return times;
};

const stepOf = ({ type, data }: ReportEvent): Step | null => {
  if (type === 'MessageSent') return data['by'] === 'family' ? null : 'response';
  return type === 'ThreadResolved' ? 'resolution' : null;
};

const bucketOf = (step: Step, hours: number): string =>
  STEPS[step].find(([, end]) => hours < end)?.[0] ?? 'later';
