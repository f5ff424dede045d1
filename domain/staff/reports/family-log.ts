import { STATES } from '../../directory/states.constants.ts';
import { dayNumberOf } from './days.ts';
import type { ReportEvent, ReportParams } from './report.ts';

/**
 * What a report remembers of history: of each family what it did and on which day, in the order of the
 * log. Every period, grouping and filter is answered from it. Plain JSON.
 */
export interface FamilyLog {
  readonly families: Record<string, Family>;
  /** The number of each measure, in the order in which they came. */
  readonly measures: Record<string, number>;
  measureCount: number;
}

interface Family {
  /** The first that one of its events told, so that what was counted once stays where it is. */
  state: string | null;
  /** It was given a role, so it is none. */
  isStaff: boolean;
  /** Each is `measure * DAYS + day`. */
  readonly entries: number[];
}

/** More than there are from 1970 to 2149. */
const DAYS = 65_536;

export const emptyLog = (): FamilyLog => ({ families: {}, measures: {}, measureCount: 0 });

/** Throws for what no report has kept. Looks no deeper: it is asked for each event. */
export const asFamilyLog = (kept: unknown): FamilyLog => {
  if (!isFamilyLog(kept)) throw new TypeError('This is no state of a report.');
  return kept;
};

const isFamilyLog = (kept: unknown): kept is FamilyLog =>
  typeof kept === 'object' && kept !== null && 'families' in kept && 'measureCount' in kept;

/** Creates the family that is not known yet, and learns from the event where it lives. */
export const familyOf = (log: FamilyLog, { userId, state }: ReportEvent): Family => {
  const known = log.families[userId];
  if (known === undefined) {
    const family = { state, isStaff: false, entries: [] };
    log.families[userId] = family;
    return family;
  }
  if (known.state === null) known.state = state;
  return known;
};

/**
 * What is counted of what, such as `category dental`. The space keeps it from being the name of a
 * property that every object has.
 */
export type Measure = `${string} ${string}`;

/** Said again of the same day, one after the other, it is noted once where it `isOnce`. */
export const note = (
  log: FamilyLog,
  { entries }: Family,
  { day, measure, isOnce }: { day: string; measure: Measure; isOnce: boolean },
): void => {
  let number = log.measures[measure];
  if (number === undefined) {
    number = log.measureCount;
    log.measures[measure] = number;
    log.measureCount += 1;
  }
  const entry = number * DAYS + dayNumberOf(day);
  if (isOnce && entries.at(-1) === entry) return;
  entries.push(entry);
};

/** What one family did, as it is read back. */
export interface FamilyHistory {
  /** `unknown` when none of its events told it. */
  readonly state: string;
  /** In the order of the log. `what` is the word after the first space of the measure. */
  readonly each: (visit: (kind: string, what: string, dayNumber: number) => void) => void;
}

/** Rows by state: each has one, so that nobody can tell from the others what is in a missing one. */
export const STATE_CODES = Object.keys(STATES);

export const UNKNOWN = 'unknown';

/** The families that a report counts: no staff, and of the state that is asked for. */
export const historiesOf = (
  { families, measures }: FamilyLog,
  { state }: Pick<ReportParams, 'state'>,
): readonly FamilyHistory[] => {
  const names: { kind: string; what: string }[] = [];
  for (const [measure, number] of Object.entries(measures)) {
    const space = measure.indexOf(' ');
    names[number] = { kind: measure.slice(0, space), what: measure.slice(space + 1) };
  }
  return Object.values(families)
    .filter((family) => !family.isStaff && (state === null || family.state === state))
    .map((family) => ({
      state: family.state ?? UNKNOWN,
      each: (visit) => {
        for (const entry of family.entries) {
          const name = names[Math.floor(entry / DAYS)];
          if (name !== undefined) visit(name.kind, name.what, entry % DAYS);
        }
      },
    }));
};
