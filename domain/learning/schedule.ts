import { type FSRSState, fsrs, Rating } from 'ts-fsrs';
import { addDays, daysBetween } from '../calendar/days.ts';

/** Whole days, and the same answers for the same history, whenever it is folded. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });

/** How well a family remembers an answer, after the free spaced repetition scheduler. */
export interface Memory {
  readonly stability: number;
  readonly difficulty: number;
  /** Last asked on, `YYYY-MM-DD`. */
  readonly day: string;
  /** To be asked again from then on. */
  readonly due: string;
}

/** After an answer on a day. */
export const remember = (
  before: Memory | undefined,
  { day, isRight }: { readonly day: string; readonly isRight: boolean },
): Memory => {
  const known: FSRSState | null =
    before === undefined ? null : { stability: before.stability, difficulty: before.difficulty };
  const elapsed = before === undefined ? 0 : daysSince(before.day, day);
  const { stability, difficulty } = scheduler.next_state(
    known,
    elapsed,
    isRight ? Rating.Good : Rating.Again,
  );
  const interval = scheduler.next_interval(stability, elapsed);
  return { stability, difficulty, day, due: addDays(day, interval) };
};

/** None to an earlier day, as after a flight westwards. */
const daysSince = (from: string, to: string): number => Math.max(0, daysBetween(from, to));
