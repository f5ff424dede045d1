import type { CommunicationWay } from '@hearthway/domain/children/children.constants.ts';
import type { Child } from '@hearthway/domain/children/children.contract.ts';
import type { LESSON_TOPICS } from '@hearthway/domain/content/lesson.constants.ts';
import type { ModuleCard } from '@hearthway/domain/learning/learning.contract.ts';
import { ageOf } from '../../children/shared/age.ts';

type Topic = (typeof LESSON_TOPICS)[number];

/** Subjects by a child's years, the first of them first. */
const AGES: readonly { readonly untilYears: number; readonly topics: readonly Topic[] }[] = [
  { untilYears: 3, topics: ['early-years', 'play', 'sleep'] },
  { untilYears: 6, topics: ['play', 'school', 'food'] },
  { untilYears: 14, topics: ['school', 'friends', 'behavior', 'sleep'] },
  { untilYears: Number.POSITIVE_INFINITY, topics: ['adulthood', 'self-care', 'friends'] },
];

/** Ways to communicate beside or in place of speech. */
const BESIDE_SPEECH: readonly CommunicationWay[] = ['few-words', 'signs', 'pictures', 'device'];

const topicsFor = ({ birthMonth, communication }: Child, today: string): readonly Topic[] => {
  const age = ageOf(birthMonth, today);
  const ofAge = AGES.find(({ untilYears }) => age !== null && age < untilYears)?.topics ?? [];
  return communication.some((way) => BESIDE_SPEECH.includes(way))
    ? ['communication', ...ofAge]
    : ofAge;
};

interface LessonForChildOptions {
  /** The oldest entry first. */
  readonly children: readonly Child[];
  /** In reading order. */
  readonly unread: readonly ModuleCard[];
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** Returns the first unread lesson that fits a child's age or how it communicates, and that child. */
export const lessonForChild = ({ children, unread, today }: LessonForChildOptions) =>
  children
    .flatMap((child) =>
      topicsFor(child, today)
        .flatMap((topic) => unread.filter(({ topics }) => topics.includes(topic)))
        .slice(0, 1)
        .map((card) => ({ child, card })),
    )
    .at(0);
