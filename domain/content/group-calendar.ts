import { calendarFile, escaped, stampOf } from '../kernel/calendar-file.ts';
import type { Meetings } from './support-group.contract.ts';
import { timeZoneLines } from './time-zones.ts';

interface GroupCalendarOptions {
  /** Id of the group: a file that is opened again updates its meetings. */
  readonly id: string;
  readonly meets: Meetings;
  readonly title: string;
  readonly description: string;
  /** Empty for a group that meets online. */
  readonly place: string;
  readonly url: string;
  readonly now: Date;
}

/** All meetings of a group as one event that comes back, in the group's own time zone. */
export const groupCalendar = ({
  id,
  meets: { starts, minutes, timeZone, repeats },
  title,
  description,
  place,
  url,
  now,
}: GroupCalendarOptions): string =>
  calendarFile('Support groups', [
    ...timeZoneLines(timeZone),
    'BEGIN:VEVENT',
    `UID:${id}@support-groups.hearthway`,
    `DTSTAMP:${stampOf(now)}`,
    `DTSTART;TZID=${timeZone}:${starts.replaceAll(/[-:]/g, '')}00`,
    `DURATION:PT${minutes}M`,
    `RRULE:${repeats}`,
    `SUMMARY:${escaped(title)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escaped(description)}`]),
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    `URL:${url}`,
    'END:VEVENT',
  ]);
