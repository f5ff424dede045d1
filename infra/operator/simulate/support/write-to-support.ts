import { HOUR_MS, MINUTE_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import type { ContactTopic } from '@hearthway/domain/support/support.constants.ts';
import { isGone } from '../account/account.ts';
import type { Act, Family, Step } from '../family.ts';
import type { SimulatedEvent } from '../recorder.ts';
import { type SimulatedThread, threadOf } from './thread.ts';

/** Further course of a thread. */
interface Course {
  readonly isNoted: boolean;
  readonly isPassedOn: boolean;
  readonly bounces: boolean;
  readonly isResolved: boolean;
  /** Whether support reopens the resolved thread. */
  readonly isReopened: boolean;
  /** Whether the family writes again. */
  readonly goesOn: boolean;
  /** Whether the family writes about the same in another thread, which support merges into the first. */
  readonly isDoubled: boolean;
}

const EVERYTHING: Course = {
  isNoted: true,
  isPassedOn: true,
  bounces: true,
  isResolved: true,
  isReopened: true,
  goesOn: true,
  isDoubled: true,
};

const drawCourse = ({ random: { chance } }: Family): Course => ({
  isNoted: chance(0.2),
  isPassedOn: chance(0.1),
  bounces: chance(0.03),
  isResolved: chance(0.7),
  isReopened: chance(0.05),
  goesOn: chance(0.3),
  isDoubled: chance(0.06),
});

const HOURS_TO_ANSWER = 16;
const HOURS_TO_RESOLVE = 40;

interface WritingOptions {
  /** Random if omitted. */
  readonly course?: 'everything';
}

/** Sends a message to support by the form. Support answers, mostly within the promised time. */
export const writeToSupport =
  (family: Family, { course }: WritingOptions = {}): Step =>
  (at, sessionId) => {
    const thread = threadOf(family);
    goOn(family, { thread, at, course: course === 'everything' ? EVERYTHING : drawCourse(family) });
    return thread.open({ at, sessionId });
  };

interface HandingOver {
  readonly topic: ContactTopic;
  /** Records it in the stream of the message, once the thread exists. */
  readonly record: (threadId: string) => readonly SimulatedEvent[];
}

/** Hands a conversation with the assistant over to support. */
export const handOver =
  (family: Family, { topic, record }: HandingOver): Step =>
  (at, sessionId) => {
    const thread = threadOf(family);
    goOn(family, { thread, at, course: drawCourse(family) });
    return [...thread.open({ at, sessionId }, { topic }), ...record(thread.id)];
  };

interface Begun {
  readonly thread: SimulatedThread;
  readonly at: number;
  readonly course: Course;
}

const goOn = (family: Family, { thread, at, course }: Begun): void => {
  const { agenda, random } = family;
  const staffId = random.pick(family.supporters);
  const plan = (when: number, act: Act): void =>
    agenda.add(when, (then) => (isGone(family) ? [] : act(then)));
  const bySelf = (then: number) => ({ at: then, sessionId: null });

  const answered = at + random.wait(HOURS_TO_ANSWER * HOUR_MS);
  plan(answered, (then) => thread.act(then, staffId, { command: 'assign', to: staffId }));
  if (course.isNoted)
    plan(answered + MINUTE_MS, (then) =>
      thread.act(then, staffId, { command: 'note', note: 'What to ask' }),
    );
  if (course.isPassedOn)
    plan(answered + 2 * MINUTE_MS, (then) =>
      thread.act(then, staffId, { command: 'assign', to: null }),
    );
  plan(answered + 4 * MINUTE_MS, (then) => thread.answer(then, staffId));
  if (course.bounces) plan(answered + 5 * MINUTE_MS, (then) => thread.bounce(then));
  if (course.isDoubled) {
    const other = threadOf(family);
    plan(answered + 6 * MINUTE_MS, (then) => other.open(bySelf(then)));
    plan(answered + HOUR_MS, (then) =>
      other.act(then, staffId, { command: 'merge', into: thread.id, owner: family.userId }),
    );
  }
  if (!course.isResolved) return;
  const resolved = answered + HOUR_MS + random.wait(HOURS_TO_RESOLVE * HOUR_MS);
  plan(resolved, (then) => thread.act(then, staffId, { command: 'resolve' }));
  if (course.isReopened) {
    plan(resolved + MINUTE_MS, (then) => thread.act(then, staffId, { command: 'reopen' }));
    plan(resolved + 2 * MINUTE_MS, (then) => thread.act(then, staffId, { command: 'resolve' }));
  }
  if (course.goesOn) {
    const again = resolved + random.wait(HOURS_TO_ANSWER * HOUR_MS);
    plan(again, (then) => thread.write(bySelf(then), random.chance(0.5) ? 'mail' : 'page'));
    plan(again + 3 * HOUR_MS, (then) => thread.answer(then, staffId));
  }
};
