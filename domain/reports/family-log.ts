import { STATES, TERRITORIES } from '../kernel/states.constants.ts';
import { dayNumberOf } from './days.ts';
import type { ReportEvent, ReportParams } from './report.ts';

/**
 * A report's digest of history: each family's counted events and their days, in log order. It
 * answers every period, grouping and filter. Plain JSON.
 */
export interface FamilyLog {
  readonly families: Record<string, Family>;
  /** The number of each measure, in the order in which they came. */
  readonly measures: Record<string, number>;
  measureCount: number;
}

interface Family {
  /** The first state given by an event of `STATE_TYPES`, so that earlier counts stay in place. */
  state: string | null;
  /** It was given a role, so it is none. */
  isStaff: boolean;
  /** A mailbox without an account, so it is none. */
  isVisitor?: boolean;
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

/**
 * Events that tell a family's state. Every report folds all of them, also those that it does not
 * count, so that a family is in the same state in all reports.
 */
export const STATE_TYPES: readonly string[] = [
  'SearchPerformed',
  'ResourceViewed',
  'ResourceFavorited',
  'ListingErrorReported',
];

const stateTypes = new Set(STATE_TYPES);

/** Marks accounts with a staff role. No report counts it. */
const STAFF_TYPE = 'RoleChanged';

/** Tells the threads of visitors from those of families. */
const VISITOR_TYPE = 'ThreadOpened';

/** Types of the events that tell who is no family. Every report needs them. */
export const OUTSIDER_TYPES: readonly string[] = [STAFF_TYPE, VISITOR_TYPE];

/** Creates the family that is not known yet, and learns where it is and whether it is one at all. */
export const familyOf = (log: FamilyLog, { userId, state, type, data }: ReportEvent): Family => {
  const family = log.families[userId] ?? newFamily(log, userId);
  if (family.state === null && stateTypes.has(type)) family.state = state;
  if (type === STAFF_TYPE && data['role'] !== 'family') family.isStaff = true;
  if (type === VISITOR_TYPE && data['sender'] === 'visitor') family.isVisitor = true;
  return family;
};

const newFamily = (log: FamilyLog, userId: string): Family => {
  const family = { state: null, isStaff: false, entries: [] };
  log.families[userId] = family;
  return family;
};

/**
 * A counted quantity, such as `category dental`. The space keeps it from being the name of a
 * property that every object has.
 */
export type Measure = `${string} ${string}`;

/** Consecutive repetitions on one day are noted once if `isOnce`. */
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

/** One family's events, read back from the log. */
export interface FamilyHistory {
  /** One of `PLACES`. */
  readonly state: string;
  /** In the order of the log. `what` is the word after the first space of the measure. */
  readonly each: (visit: (kind: string, what: string, dayNumber: number) => void) => void;
}

export const UNKNOWN = 'unknown';

/**
 * The groups by state: every family is in one of them. In a table by states each has a row, even
 * without families, so that no row reveals by its presence that there are any.
 */
export const PLACES: readonly string[] = [
  ...Object.keys(STATES),
  ...Object.keys(TERRITORIES),
  UNKNOWN,
];

const places = new Set(PLACES);

/** The group of a family. */
export const placeOf = ({ state }: Pick<Family, 'state'>): string =>
  state !== null && places.has(state) ? state : UNKNOWN;

/** The families that a report counts: no staff, no visitors, and of the state that is asked for. */
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
    .filter(
      (family) =>
        !family.isStaff &&
        family.isVisitor !== true &&
        (state === null || placeOf(family) === state),
    )
    .map((family) => ({
      state: placeOf(family),
      each: (visit) => {
        for (const entry of family.entries) {
          const name = names[Math.floor(entry / DAYS)];
          if (name !== undefined) visit(name.kind, name.what, entry % DAYS);
        }
      },
    }));
};
