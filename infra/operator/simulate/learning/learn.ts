import { dayIn } from '@hearthway/domain/calendar/time-zone.ts';
import {
  type Attempt,
  type Earlier,
  earlierOf,
  NOTHING_EARLIER,
} from '@hearthway/domain/learning/attempt.ts';
import type { LearningCommand } from '@hearthway/domain/learning/learning.commands.ts';
import { learningDecider } from '@hearthway/domain/learning/learning.decider.ts';
import { attemptIdOf } from '@hearthway/domain/learning/learning.events.ts';
import type { LessonRules } from '@hearthway/domain/learning/lesson-rules.ts';
import { practiceDecider, practiceIdOf } from '@hearthway/domain/learning/practice.decider.ts';
import { type Family, perFamily, type Step } from '../family.ts';
import { type Aggregate, openAggregate } from '../recorder.ts';
import { SIMULATED_LESSONS } from './lessons.ts';

interface Reading {
  readonly lesson: LessonRules;
  readonly attempt: number;
  readonly earlier: Earlier;
  readonly stream: Aggregate<Attempt, LearningCommand>;
}

/** By lesson. */
const readingsOf = perFamily(() => new Map<string, Reading>());

/** Time zone of the family's days, the same for all. */
const TIME_ZONE = 'America/Chicago';

const LEAVES = 0.06;
const KNOWS = 0.75;

/** Continues a lesson, or starts another, as far as it gets that day. */
export function* learn(family: Family): Generator<Step, void> {
  const { random } = family;
  const { lesson, attempt, earlier, stream } = readingOf(family, random.pick(SIMULATED_LESSONS));
  const dispatch =
    (command: (when: When) => LearningCommand): Step =>
    (at, sessionId) =>
      stream.dispatch(command(whenAt(at)), family.itself(at, sessionId));
  const begin = { attempt, earlier, isRetired: false, isVersionGiven: false, isRetake: false };
  yield dispatch((when) => ({ command: 'start', lesson, ...begin, ...when }));
  for (const sectionId of [...lesson.sections, null]) {
    if (random.chance(LEAVES)) return;
    // Claims more time than has passed: the decider limits it.
    yield dispatch((when) => ({ command: 'reach-section', lesson, sectionId, ...LOOKED, ...when }));
  }
  const isExplained = random.chance(0.4);
  const answers: Record<string, number> = {};
  for (const { id, options } of lesson.questions) {
    if (random.chance(LEAVES)) return;
    const right = options.indexOf(true);
    const answer = random.chance(KNOWS) ? right : (right + 1) % options.length;
    answers[id] = answer;
    const target = { lesson, questionId: id, isExplained, ...LOOKED };
    yield dispatch((when) => ({ command: 'answer', answer, ...target, ...when }));
    if (isExplained && answer !== right)
      yield dispatch((when) => ({ command: 'answer', answer: right, ...target, ...when }));
  }
  yield dispatch((when) => ({
    command: 'complete',
    lesson,
    answers,
    ...begin,
    ...LOOKED,
    ...when,
  }));
}

/** Practices one or two questions of completed lessons. */
export function* practice(family: Family): Generator<Step, void> {
  const { random } = family;
  const known = [...readingsOf(family).values()].filter(
    ({ stream }) => stream.state().status === 'completed',
  );
  if (known.length === 0) return;
  const { lesson } = random.pick(known);
  const { id, options } = random.pick(lesson.questions);
  const right = options.indexOf(true);
  yield (at, sessionId) => {
    const { day } = whenAt(at);
    const stream = openAggregate(family, practiceDecider, practiceIdOf(family.userId, day));
    const ask = (answer: number) =>
      stream.dispatch(
        { command: 'practice', lesson, questionId: id, answer, day },
        family.itself(at, sessionId),
      );
    return random.chance(KNOWS)
      ? ask(right)
      : [...ask((right + 1) % options.length), ...ask(right)];
  };
}

interface When {
  readonly now: Date;
  readonly day: string;
}

const whenAt = (at: number): When => {
  const now = new Date(at);
  return { now, day: dayIn(TIME_ZONE, now) };
};

/** Maximum that pages may claim. */
const LOOKED = { seconds: 24 * 60 * 60 };

/** Returns the open reading of the lesson, or else the next one. */
const readingOf = (family: Family, lesson: LessonRules): Reading => {
  const readings = readingsOf(family);
  const last = readings.get(lesson.moduleId);
  const earlier = last === undefined ? NOTHING_EARLIER : earlierOf(last.stream.state());
  if (last !== undefined && earlier === undefined) return last;
  const attempt = (last?.attempt ?? 0) + 1;
  const { userId: familyId } = family;
  const id = attemptIdOf({ familyId, moduleId: lesson.moduleId, attempt });
  const stream = openAggregate(family, learningDecider, id);
  const reading = { lesson, attempt, earlier: earlier ?? NOTHING_EARLIER, stream };
  readings.set(lesson.moduleId, reading);
  return reading;
};
