import { addDays } from '../../calendar/days.ts';
import { localTimeIn, momentOf } from '../../calendar/local-time.ts';
import { isTimeZone } from '../../calendar/time-zone.ts';
import type { IcsLine, IcsPart } from './ics-lines.ts';
import { valueIn } from './ics-lines.ts';
import { WINDOWS_ZONES } from './windows-zones.constants.ts';

/** Time of a file: a plain date, or a local time with its zone. */
export type IcsTime =
  | { readonly kind: 'date'; readonly day: string }
  | { readonly kind: 'time'; readonly local: string; readonly timeZone: string }
  | { readonly kind: 'unknown-zone'; readonly zone: string }
  | { readonly kind: 'none' };

/** Zones of a file. */
export interface IcsZones {
  /** IANA zone by its name in the file; undefined for one that is not known. */
  readonly zoneOf: (name: string) => string | undefined;
  /** Zone of times that name none. */
  readonly floating: string;
}

/** Area and place at the end of a longer name: `/mozilla.org/20050126_1/America/New_York`. */
const LAST_PART = /[A-Z][a-z]+\/[\w+-]+(?:\/[\w+-]+)?$/;

const ZONE_MAX_LENGTH = 100;

const knownZone = (name: string): string | undefined => {
  const plain = name.trim();
  if (plain.length > ZONE_MAX_LENGTH) return undefined;
  if (isTimeZone(plain)) return plain;
  const last = LAST_PART.exec(plain)?.[0];
  if (last !== undefined && isTimeZone(last)) return last;
  return Object.hasOwn(WINDOWS_ZONES, plain) ? WINDOWS_ZONES[plain] : undefined;
};

interface ZoneOptions {
  /** Zones that the family chose, by their names in the file. */
  readonly chosen: Readonly<Record<string, string>>;
  /** Zone of the device. */
  readonly here: string;
}

/** Zones by IANA’s names, by what the file says of them, by those of Windows, and else by what the family chose. */
export const zonesIn = (calendar: IcsPart, { chosen, here }: ZoneOptions): IcsZones => {
  const described = new Map(
    calendar.parts
      .filter(({ name }) => name === 'VTIMEZONE')
      .map((part) => [valueIn(part, 'TZID'), knownZone(valueIn(part, 'X-LIC-LOCATION'))]),
  );
  return {
    zoneOf: (name) =>
      knownZone(name) ??
      described.get(name) ??
      (Object.hasOwn(chosen, name) ? chosen[name] : undefined),
    floating: knownZone(valueIn(calendar, 'X-WR-TIMEZONE')) ?? here,
  };
};

const TIME = /^(\d{4})(\d\d)(\d\d)(?:T([01]\d|2[0-3])([0-5]\d)[0-6]\d(Z?))?$/;

/** A time that does not exist, such as February 30, is none. */
export const timeOf = (
  { value, parameters }: Pick<IcsLine, 'value' | 'parameters'>,
  { zoneOf, floating }: IcsZones,
): IcsTime => {
  const [, year, month, date, hour, minute, utc] = TIME.exec(value.trim()) ?? [];
  const day = `${year}-${month}-${date}`;
  if (year === undefined || addDays(day, 0) !== day) return { kind: 'none' };
  if (hour === undefined) return { kind: 'date', day };
  const local = `${day}T${hour}:${minute}`;
  if (utc === 'Z') return { kind: 'time', local, timeZone: 'UTC' };
  const zone = parameters['TZID'];
  const timeZone = zone === undefined ? floating : zoneOf(zone);
  return timeZone === undefined
    ? { kind: 'unknown-zone', zone: zone ?? '' }
    : { kind: 'time', local, timeZone };
};

/** The same moment by the clocks of another zone. */
export const localIn = (
  timeZone: string,
  time: Extract<IcsTime, { readonly kind: 'time' }>,
): string =>
  time.timeZone === timeZone
    ? time.local
    : localTimeIn(timeZone, momentOf(time.timeZone, time.local));
