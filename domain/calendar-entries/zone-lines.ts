import { dayNameOf, dayNumberOf } from '../calendar/days.ts';
import { MINUTE_MS } from '../calendar/durations.constants.ts';
import { localTimeIn, momentOf } from '../calendar/local-time.ts';
import { TIME_ZONE_NAMES, timeZoneLines } from '../content/time-zones.ts';
import { remembered } from '../kernel/remembered.ts';

/** Years after its first one for which a zone without a rule of ours names its changes. */
const YEARS = 25;

/** Days between two looks: clocks never change and change back within a week. */
const WEEK = 7;

/** Noon there as minutes that clocks are ahead of UTC. */
const offsetAtNoon = (timeZone: string, day: number): number => {
  const noon = `${dayNameOf(day)}T12:00`;
  return (Date.parse(`${noon}Z`) - momentOf(timeZone, noon).getTime()) / MINUTE_MS;
};

/** The minute, by the clocks before it, at which they change between two noons. */
const changeBefore = (timeZone: string, day: number, from: number): string => {
  const isAfter = (at: number): boolean =>
    Date.parse(`${localTimeIn(timeZone, new Date(at))}Z`) - at !== from * MINUTE_MS;
  let before = momentOf(timeZone, `${dayNameOf(day - 1)}T12:00`).getTime();
  let after = momentOf(timeZone, `${dayNameOf(day)}T12:00`).getTime();
  while (after - before > MINUTE_MS) {
    const between = before + Math.floor((after - before) / 2 / MINUTE_MS) * MINUTE_MS;
    if (isAfter(between)) after = between;
    else before = between;
  }
  return new Date(after + from * MINUTE_MS).toISOString().slice(0, 16);
};

/** `-0500` */
const offsetText = (minutes: number): string => {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const digits = [hours, rest].map((part) => String(part).padStart(2, '0')).join('');
  return `${minutes < 0 ? '-' : '+'}${digits}`;
};

/** Parts that a zone has from a day on: the first, and one from each day on which its clocks change. */
const partsFrom = (timeZone: string, first: number): readonly string[] => {
  let before = offsetAtNoon(timeZone, first);
  const part = (local: string, from: number, to: number): readonly string[] => [
    'BEGIN:STANDARD',
    `DTSTART:${local.replaceAll(/[-:]/g, '')}00`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    'END:STANDARD',
  ];
  const lines = [...part(`${dayNameOf(first)}T00:00`, before, before)];
  const end = first + YEARS * 366;
  for (let week = first; week < end; week += WEEK) {
    if (offsetAtNoon(timeZone, week + WEEK) === before) continue;
    for (let day = week; day <= week + WEEK; day += 1) {
      const after = offsetAtNoon(timeZone, day);
      if (after !== before) lines.push(...part(changeBefore(timeZone, day, before), before, after));
      before = after;
    }
  }
  return lines;
};

/** By the year of a first day and the name of a zone: from a year before, since a day of a series may be moved to earlier. */
const partsOf = remembered(
  (key) => partsFrom(key.slice(5), dayNumberOf(`${key.slice(0, 4)}-01-01`) - 366),
  { most: 100 },
);

/** A zone as calendars want it beside events: by its rule in the United States, elsewhere by its changes. */
export const zoneLines = (timeZone: string, firstDay: string): readonly string[] => {
  const ours = TIME_ZONE_NAMES.find((name) => name === timeZone);
  return ours === undefined
    ? [
        'BEGIN:VTIMEZONE',
        `TZID:${timeZone}`,
        ...partsOf(`${firstDay.slice(0, 4)} ${timeZone}`),
        'END:VTIMEZONE',
      ]
    : timeZoneLines(ours);
};
