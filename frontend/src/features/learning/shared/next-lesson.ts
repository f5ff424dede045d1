import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import type { Child } from '@hearthway/domain/children/children.contract.ts';
import type { LESSON_TOPICS } from '@hearthway/domain/content/lesson.constants.ts';
import type { ModuleCard, ModuleProgress } from '@hearthway/domain/learning/learning.contract.ts';
import { dayHere } from '../../../components/day-here.ts';
import { lessonForChild } from './lesson-for-child.ts';
import { inReadingOrder } from './reading-order.ts';

type Topic = (typeof LESSON_TOPICS)[number];

/** Days after a diagnosis in which what it means comes before everything else. */
const NEW_DAYS = 90;

/** Subjects by the days since the diagnosis, the first of them first. */
const STAGES: readonly { readonly untilDays: number; readonly topics: readonly Topic[] }[] = [
  {
    untilDays: NEW_DAYS,
    topics: ['diagnosis', 'basics', 'early-years', 'insurance', 'communication'],
  },
  { untilDays: 365, topics: ['therapy', 'insurance', 'communication', 'behavior', 'rights'] },
  {
    untilDays: Number.POSITIVE_INFINITY,
    topics: ['school', 'behavior', 'sleep', 'food', 'friends', 'medicaid'],
  },
];

/** Begun; suggested by one that was read; fits the time since the diagnosis; fits a child; or the first unread. */
type NextLesson = { readonly card: ModuleCard } & (
  | { readonly why: 'begun' | 'goes-on' | 'stage' | 'unread' }
  | { readonly why: 'child'; readonly child: Child }
);

interface KnownOfFamily {
  readonly cards: readonly ModuleCard[];
  readonly progress: readonly ModuleProgress[];
  /** `YYYY-MM-DD`; undefined for a family that has not told. */
  readonly diagnosisDate: string | undefined;
  /** Children that were not removed. */
  readonly children: readonly Child[];
  readonly now: Date;
}

/** A lesson to go on with; undefined once all were read. */
export const nextLesson = ({
  cards,
  progress,
  diagnosisDate,
  children,
  now,
}: KnownOfFamily): NextLesson | undefined => {
  const statusOf = (id: string) =>
    progress.find(({ moduleId }) => moduleId === id)?.status ?? 'not_started';
  const unread = inReadingOrder(cards).filter(({ id }) => statusOf(id) === 'not_started');
  const begun = progress.findLast(({ status }) => status === 'in_progress');
  const find = (id: string | undefined) => unread.find((card) => card.id === id);
  const found = (card: ModuleCard | undefined, why: Exclude<NextLesson['why'], 'child'>) =>
    card === undefined ? undefined : { card, why };
  const days = daysSince(diagnosisDate, now);
  const staged = () => found(ofStage(unread, days), 'stage');
  const isNew = days !== undefined && days < NEW_DAYS;
  const fitting = lessonForChild({ children, unread, today: dayHere(now) });
  return (
    found(
      cards.find(({ id }) => id === begun?.moduleId),
      'begun',
    ) ??
    found(suggested({ cards, progress }).map(find).find(Boolean), 'goes-on') ??
    (isNew ? staged() : undefined) ??
    (fitting && { ...fitting, why: 'child' as const }) ??
    staged() ??
    found(unread[0], 'unread')
  );
};

/** By the authors of the lessons that were read, those of the latest first. */
const suggested = ({
  cards,
  progress,
}: Pick<KnownOfFamily, 'cards' | 'progress'>): readonly string[] =>
  progress
    .filter(({ status }) => status === 'completed')
    .toReversed()
    .flatMap(({ moduleId }) => cards.find(({ id }) => id === moduleId)?.next ?? []);

const daysSince = (date: string | undefined, now: Date): number | undefined => {
  const passed = now.getTime() - Date.parse(date ?? '');
  return Number.isNaN(passed) ? undefined : passed / DAY_MS;
};

/** The first in reading order of the first subject that has one. */
const ofStage = (
  unread: readonly ModuleCard[],
  days: number | undefined,
): ModuleCard | undefined => {
  if (days === undefined) return undefined;
  const { topics = [] } = STAGES.find(({ untilDays }) => days < untilDays) ?? {};
  return topics.flatMap((topic) => unread.filter((card) => card.topics.includes(topic))).at(0);
};
