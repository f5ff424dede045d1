import type { LESSON_TOPICS } from '@hearthway/domain/content/lesson.constants.ts';
import type { ModuleCard } from '@hearthway/domain/learning/learning.contract.ts';

const LEVELS: readonly ModuleCard['difficulty'][] = ['beginner', 'intermediate', 'advanced'];

/** Subjects in the order in which most families meet them. Others come after these. */
const SUBJECTS: readonly (typeof LESSON_TOPICS)[number][] = [
  'basics',
  'diagnosis',
  'early-years',
  'communication',
  'behavior',
  'insurance',
  'therapy',
  'school',
];

/** Places of a lesson's topics among the subjects, the first of them first. */
const subjectsOf = ({ topics }: ModuleCard): readonly number[] =>
  topics
    .map((topic) => SUBJECTS.indexOf(topic))
    .map((place) => (place === -1 ? SUBJECTS.length : place))
    .toSorted((a, b) => a - b);

/** The first place in which they differ. A lesson with fewer topics comes later. */
const bySubject = (a: ModuleCard, b: ModuleCard): number => {
  const [own, others] = [subjectsOf(a), subjectsOf(b)];
  return (
    SUBJECTS.map(
      (_, index) => (own[index] ?? SUBJECTS.length) - (others[index] ?? SUBJECTS.length),
    ).find((difference) => difference !== 0) ?? 0
  );
};

/** Easy ones first; among these, those on what comes first. Authors' suggestions lead on from there. */
const byEase = (a: ModuleCard, b: ModuleCard): number =>
  LEVELS.indexOf(a.difficulty) - LEVELS.indexOf(b.difficulty) ||
  bySubject(a, b) ||
  a.estimated_minutes - b.estimated_minutes;

/** Lessons as a family would read them, from the first to the last. */
export const inReadingOrder = (cards: readonly ModuleCard[]): readonly ModuleCard[] => {
  const left = cards.toSorted(byEase);
  const ordered: ModuleCard[] = [];
  while (left.length > 0) {
    const [card] = left.splice(nextAfter(ordered.at(-1), left), 1);
    if (card !== undefined) ordered.push(card);
  }
  return ordered;
};

/** One of the same level that the author suggests after the last; else the easiest that is left. */
const nextAfter = (last: ModuleCard | undefined, left: readonly ModuleCard[]): number => {
  const [easiest] = left;
  const suggested = left.findIndex(
    ({ id, difficulty }) => last?.next.includes(id) && difficulty === easiest?.difficulty,
  );
  return Math.max(0, suggested);
};
