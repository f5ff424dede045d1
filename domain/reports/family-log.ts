import { dayNumberOf } from '../calendar/days.ts';
import { STATES, TERRITORIES } from '../kernel/states.constants.ts';
import type { FamilyHistory, ReportEvent } from './report.ts';

/**
 * A report's digest of history: each family's counted events and their days, in log order. It
 * answers every period, grouping and filter. Plain JSON.
 */
export interface FamilyLog {
  readonly families: Record<string, Family>;
  /** The number of each kind of act, in the order in which they came. */
  readonly acts: Record<string, number>;
  actCount: number;
}

interface Family {
  /** The first state given by an event of `STATE_TYPES`, and since which day. */
  state: string | null;
  stateSince: number;
  /** The day on which it was given a role: since then it is none. */
  staffSince: number | null;
  /** The day on which it proved to be a mailbox without an account, which is none. */
  visitorSince?: number;
  /** Each is `act * DAYS + day`. */
  readonly entries: number[];
}

/** More than there are from 1970 to 2149. */
const DAYS = 65_536;

export const emptyLog = (): FamilyLog => ({ families: {}, acts: {}, actCount: 0 });

/** Throws for what no report has kept. Looks no deeper: it is asked for each event. */
export const asFamilyLog = (kept: unknown): FamilyLog => {
  if (!isFamilyLog(kept)) throw new TypeError('This is no state of a report.');
  return kept;
};

const isFamilyLog = (kept: unknown): kept is FamilyLog =>
  typeof kept === 'object' && kept !== null && 'families' in kept && 'actCount' in kept;

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
export const familyOf = (
  log: FamilyLog,
  { userId, state, type, data, day }: ReportEvent,
): Family => {
  const family = log.families[userId] ?? newFamily(log, userId);
  if (family.state === null && state !== null && stateTypes.has(type)) {
    family.state = state;
    family.stateSince = dayNumberOf(day);
  }
  if (type === STAFF_TYPE && data['role'] !== 'family') family.staffSince ??= dayNumberOf(day);
  if (type === VISITOR_TYPE && data['sender'] === 'visitor')
    family.visitorSince ??= dayNumberOf(day);
  return family;
};

const newFamily = (log: FamilyLog, userId: string): Family => {
  const family = { state: null, stateSince: 0, staffSince: null, entries: [] };
  log.families[userId] = family;
  return family;
};

/**
 * A kind of act that counts, such as `category dental`. The space keeps it from being the name of a
 * property that every object has.
 */
export type Act = `${string} ${string}`;

/** Consecutive repetitions on one day are noted once if `isOnce`. */
export const note = (
  log: FamilyLog,
  { entries }: Family,
  { day, act, isOnce }: { day: string; act: Act; isOnce: boolean },
): void => {
  let number = log.acts[act];
  if (number === undefined) {
    number = log.actCount;
    log.acts[act] = number;
    log.actCount += 1;
  }
  const entry = number * DAYS + dayNumberOf(day);
  if (isOnce && entries.at(-1) === entry) return;
  entries.push(entry);
};

export const UNKNOWN = 'unknown';

/** The groups by state: every family is in one of them. */
export const PLACES: readonly string[] = [
  ...Object.keys(STATES),
  ...Object.keys(TERRITORIES),
  UNKNOWN,
];

const places = new Set(PLACES);

/** The group of a family. */
export const placeOf = ({ state }: Pick<Family, 'state'>): string =>
  state !== null && places.has(state) ? state : UNKNOWN;

export const historiesOf = ({ families, acts }: FamilyLog): readonly FamilyHistory[] => {
  const names: { kind: string; what: string }[] = [];
  for (const [act, number] of Object.entries(acts)) {
    const space = act.indexOf(' ');
    names[number] = { kind: act.slice(0, space), what: act.slice(space + 1) };
  }
  return Object.values(families).map((family) => {
    const { staffSince, visitorSince = null, stateSince } = family;
    return {
      placeOn: (day) => (stateSince <= day ? placeOf(family) : UNKNOWN),
      isFamilyOn: (day) =>
        (staffSince === null || staffSince > day) && (visitorSince === null || visitorSince > day),
      each: (visit) => {
        for (const entry of family.entries) {
          const name = names[Math.floor(entry / DAYS)];
          if (name !== undefined) visit(name.kind, name.what, entry % DAYS);
        }
      },
    };
  });
};
