import { addDays } from '@hearthway/domain/calendar/days.ts';
import {
  type FamilyDaysCommand,
  familyDaysDecider,
} from '@hearthway/domain/family-days/family-days.decider.ts';
import type { Family, Step } from '../family.ts';
import { tierOf } from '../subscription/plan.ts';

interface DaysOptions {
  /** Only a break is added if omitted. */
  readonly course?: 'everything';
}

/** Adds a school break if the plan has a calendar; exemplary families also keep the weeks of two homes. */
export const planDays =
  (family: Family, { course }: DaysOptions = {}): Step =>
  (at, sessionId) => {
    const { random, own, itself } = family;
    if (course === undefined && tierOf(family, at) !== 'family') return [];
    const now = new Date(at);
    const give = (command: FamilyDaysCommand) =>
      own.dispatch(familyDaysDecider, command, itself(at, sessionId));
    const id = random.id();
    const firstDay = now.toISOString().slice(0, 10);
    const lastDay = addDays(firstDay, 7);
    const fields = { name: 'A break', firstDay, lastDay, childIds: [] };
    const added = give({ command: 'add-break', id, fields });
    if (course === undefined) return added;
    const of = { id: random.id(), childId: random.id() };
    const weeks = {
      homes: ['One home', 'Another home'] as const,
      rhythm: 'weekly' as const,
      firstDay,
      lastDay: null,
      time: null,
    };
    return [
      ...added,
      ...give({ command: 'change-break', id, changes: { lastDay: addDays(lastDay, 1) } }),
      ...give({ command: 'remove-break', id }),
      ...give({ command: 'restore-break', id, now }),
      ...give({ command: 'add-weeks', ...of, weeks, follows: null }),
      ...give({ command: 'change-weeks', ...of, changes: { time: '17:00' } }),
      ...give({ command: 'swap-week', ...of, day: firstDay, isSwapped: true }),
      ...give({ command: 'remove-weeks', ...of }),
      ...give({ command: 'restore-weeks', ...of, now }),
    ];
  };
