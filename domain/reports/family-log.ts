import { dayNumberOf } from '../calendar/days.ts';
import { STATES, TERRITORIES } from '../kernel/states.constants.ts';
import type { FamilyHistory, ReportEvent } from './report.ts';

/**
 * Digest of history for reports: each family's counted events with their days, in log order. Answers every
 * period, grouping and filter. Plain JSON.
 */
export interface FamilyLog {
  readonly families: Record<string, Family>;
  /** Numeric id of each kind of act, in order of appearance. */
  readonly acts: Record<string, number>;
  actCount: number;
}

interface Family {
  /** State from the first event of `STATE_TYPES`, and the day since when it applies. */
  state: string | null;
  stateSince: number;
  /** Day of the first staff role: from then on the account is not a family. */
  staffSince: number | null;
  /** Day on which the account turned out to be a visitor's mailbox, which is not a family. */
  visitorSince?: number;
  /** Acts with their days, encoded as `act * DAYS + day`. */
  readonly entries: number[];
}

/** Upper bound for day numbers: covers 1970 to 2149. */
const DAYS = 65_536;

export const emptyLog = (): FamilyLog => ({ families: {}, acts: {}, actCount: 0 });

/** Throws unless the value is a stored log. Checks only the surface, since it runs for each event. */
export const asFamilyLog = (kept: unknown): FamilyLog => {
  if (!isFamilyLog(kept)) throw new TypeError('This is no state of a report.');
  return kept;
};

const isFamilyLog = (kept: unknown): kept is FamilyLog =>
  typeof kept === 'object' && kept !== null && 'families' in kept && 'actCount' in kept;

/**
 * Events that reveal a family's state. Every report folds all of them, even uncounted ones, so that a family
 * has the same state in all reports.
 */
export const STATE_TYPES: readonly string[] = [
  'SearchPerformed',
  'ResourceViewed',
  'ResourceFavorited',
  'ListingErrorReported',
];

const stateTypes = new Set(STATE_TYPES);

/** Marks accounts with a staff role. Reports never count it. */
const STAFF_TYPE = 'RoleChanged';

/** Distinguishes threads of visitors from those of families. */
const VISITOR_TYPE = 'ThreadOpened';

/** Event types that identify accounts other than families. Required by every report. */
export const OUTSIDER_TYPES: readonly string[] = [STAFF_TYPE, VISITOR_TYPE];

/** Returns the family, creating it if new, and updates its state and whether it counts as a family. */
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
 * Kind of act to count, such as `category dental`. The space prevents collisions with built-in object
 * properties.
 */
export type Act = `${string} ${string}`;

/** Appends an act. With `isOnce`, consecutive repetitions on one day are stored once. */
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

/** Groups by state; every family is in exactly one. */
export const PLACES: readonly string[] = [
  ...Object.keys(STATES),
  ...Object.keys(TERRITORIES),
  UNKNOWN,
];

const places = new Set(PLACES);

/** Returns the state group of a family. */
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
