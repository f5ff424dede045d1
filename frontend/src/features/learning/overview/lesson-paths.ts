import type { LESSON_TOPICS } from '@hearthway/domain/content/lesson.constants.ts';
import type { ModuleCard } from '@hearthway/domain/learning/learning.contract.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Topic = (typeof LESSON_TOPICS)[number];

interface LessonPath {
  readonly id: 'first' | 'waiting' | 'every-day' | 'school';
  readonly name: MessageDescriptor;
}

/** Ways through the lessons, by the time of life in which they help. */
const LESSON_PATHS: readonly LessonPath[] = [
  { id: 'first', name: msg`This week` },
  { id: 'waiting', name: msg`While you wait` },
  { id: 'every-day', name: msg`Every day` },
  { id: 'school', name: msg`School and after` },
];

/** Paths of lessons by their main topic; all others help every day. */
const PATHS: Readonly<Partial<Record<Topic, LessonPath['id']>>> = {
  basics: 'first',
  diagnosis: 'first',
  appeals: 'waiting',
  'early-years': 'waiting',
  insurance: 'waiting',
  medicaid: 'waiting',
  military: 'waiting',
  adulthood: 'school',
  rights: 'school',
  school: 'school',
};

const pathOf = ({ topics: [main] }: ModuleCard): LessonPath['id'] =>
  (main === undefined ? undefined : PATHS[main]) ?? 'every-day';

/** Groups lessons by their paths, in the order of both. Paths without a lesson are left out. */
export const alongPaths = (
  cards: readonly ModuleCard[],
): readonly (LessonPath & { readonly cards: readonly ModuleCard[] })[] =>
  LESSON_PATHS.map((path) => ({
    ...path,
    cards: cards.filter((card) => pathOf(card) === path.id),
  })).filter((path) => path.cards.length > 0);
