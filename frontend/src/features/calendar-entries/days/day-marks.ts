import type { Child } from '@hearthway/domain/children/children.contract.ts';
import type {
  FamilyDays,
  HomeWeeks,
  SchoolBreak,
} from '@hearthway/domain/family-days/family-days.contract.ts';
import {
  type Handover,
  handoverOn,
  homeOn,
  type Stay,
  stayOn,
} from '@hearthway/domain/family-days/home-days.ts';

/** Home of one or several children on a day. */
export interface HomeMark {
  readonly home: string;
  /** Names of the children; none in a family with one child. */
  readonly names: readonly string[];
  /** First letters, by which a narrow month tells the homes apart. */
  readonly code: string;
  /** Classes of the home's color, with enough contrast in every color mode. */
  readonly tint: string;
  /** The child that goes there on this day. */
  readonly handover: (Handover & { readonly name: string }) | undefined;
}

/** Break of all children or of some. */
interface BreakMark extends Pick<SchoolBreak, 'id' | 'name' | 'lastDay'> {
  /** Names of the children; none for all of them. */
  readonly names: readonly string[];
}

export interface DayMarks {
  readonly homes: readonly HomeMark[];
  readonly breaks: readonly BreakMark[];
}

/** Where a child is today. */
export interface ChildStay extends Stay {
  readonly childId: string;
  readonly name: string;
  readonly tint: string;
}

/** Days of a family as the calendar marks them. */
export interface MarkedDays {
  readonly on: (day: string) => DayMarks;
  /** A handover or the first day of a break: a list has the day even without entries. */
  readonly isEventful: (day: string) => boolean;
  readonly staysOn: (day: string) => readonly ChildStay[];
  readonly hasBreaks: boolean;
  /** There is something to see and remove, also without a plan that adds any. */
  readonly hasDays: boolean;
  /** Every home, with its color. */
  readonly homes: readonly Pick<HomeMark, 'home' | 'code' | 'tint'>[];
}

const TINTS = [
  'border-mason-purple bg-mason-purple-wash text-mason-purple',
  'border-yellow-600 bg-yellow-600-wash text-yellow-600',
  'border-mason-green bg-mason-green-wash text-mason-green',
  'border-pink-600 bg-pink-600-wash text-pink-600',
] as const;

type Named = Pick<Child, 'id' | 'name'>;

/** First letters that no other of the homes begins with, or all of a name. */
const codeOf = (home: string, homes: readonly string[]): string => {
  const letters = [...home];
  const others = homes.filter((other) => other !== home).map((other) => other.toLowerCase());
  const length = letters.findIndex((_, index) => {
    const code = letters
      .slice(0, index + 1)
      .join('')
      .toLowerCase();
    return others.every((other) => !other.startsWith(code));
  });
  return letters.slice(0, length + 1 || letters.length).join('');
};

/** Homes by their names, in the order in which they were told: two children share the color of one home. */
const homesIn = (weeks: readonly HomeWeeks[]): MarkedDays['homes'] => {
  const names = new Map<string, string>();
  for (const home of weeks.flatMap(({ homes }) => homes))
    if (!names.has(home.toLowerCase())) names.set(home.toLowerCase(), home);
  const homes = [...names.values()];
  return homes.map((home, index) => ({
    home,
    code: codeOf(home, homes),
    tint: TINTS[index % TINTS.length] ?? TINTS[0],
  }));
};

/** Marks the days of present children: homes and breaks that were removed leave no mark. */
export const markedDays = (
  children: readonly Named[],
  { homes, breaks }: FamilyDays,
): MarkedDays => {
  const present = homes.filter(
    ({ removedAt, childId }) => removedAt === null && children.some(({ id }) => id === childId),
  );
  const all = homesIn(present);
  const ofName = new Map(all.map((each) => [each.home.toLowerCase(), each]));
  const weeksOf = new Map(
    children.map(({ id }) => [id, present.filter(({ childId }) => childId === id)]),
  );
  const namesOf = (ids: readonly string[]): readonly string[] =>
    children.length < 2 ? [] : children.flatMap(({ id, name }) => (ids.includes(id) ? [name] : []));
  const ownBreaks = breaks.filter(({ removedAt }) => removedAt === null);

  const homesOn = (day: string): readonly HomeMark[] => {
    const marks = new Map<string, HomeMark>();
    for (const { id, name } of children) {
      const weeks = weeksOf.get(id) ?? [];
      const home = ofName.get(homeOn(weeks, day)?.home.toLowerCase() ?? '');
      if (home === undefined) continue;
      const handover = handoverOn(weeks, day);
      // A handover is a sentence of its own; children who stay share a mark.
      const key = handover === undefined ? home.home : `${id} ${home.home}`;
      const names = [...(marks.get(key)?.names ?? []), ...namesOf([id])];
      marks.set(key, { ...home, names, handover: handover && { ...handover, name } });
    }
    return [...marks.values()];
  };

  const breaksOn = (day: string): readonly BreakMark[] =>
    ownBreaks
      .filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
      .map(({ id, name, lastDay, childIds }) => ({ id, name, lastDay, names: namesOf(childIds) }));

  return {
    on: (day) => ({ homes: homesOn(day), breaks: breaksOn(day) }),
    isEventful: (day) =>
      ownBreaks.some(({ firstDay }) => firstDay === day) ||
      children.some(({ id }) => handoverOn(weeksOf.get(id) ?? [], day) !== undefined),
    staysOn: (day) =>
      children.flatMap(({ id, name }) => {
        const stay = stayOn(weeksOf.get(id) ?? [], day);
        const tint = ofName.get(stay?.home.toLowerCase() ?? '')?.tint;
        return stay === undefined || tint === undefined
          ? []
          : [{ ...stay, childId: id, name, tint }];
      }),
    hasBreaks: ownBreaks.length > 0,
    hasDays: present.length + ownBreaks.length > 0,
    homes: all,
  };
};
