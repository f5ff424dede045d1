import { expect, test } from 'vitest';
import { groupCalendar } from './group-calendar.ts';
import { TIME_ZONE_NAMES, TIME_ZONES, timeZoneLines } from './time-zones.ts';

const calendar = groupCalendar({
  id: 'parents-durham',
  meets: {
    starts: '2026-12-01T18:30',
    minutes: 90,
    timeZone: 'America/New_York',
    repeats: 'FREQ=MONTHLY;BYDAY=1TU',
  },
  title: 'Parents; Durham',
  description: 'The first Tuesday,\nat the library.',
  place: '300 N. Roxboro St, Durham, NC',
  url: 'https://hearthway.example/support/community',
  now: new Date('2026-11-23T09:00:00Z'),
});

test('a group is one event that comes back, in its own time zone', () => {
  expect(calendar.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hearthway//Support groups//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...timeZoneLines('America/New_York'),
    'BEGIN:VEVENT',
    'UID:parents-durham@support-groups.hearthway',
    'DTSTAMP:20261123T090000Z',
    'DTSTART;TZID=America/New_York:20261201T183000',
    'DURATION:PT90M',
    'RRULE:FREQ=MONTHLY;BYDAY=1TU',
    'SUMMARY:Parents\\; Durham',
    'DESCRIPTION:The first Tuesday\\,\\nat the library.',
    'LOCATION:300 N. Roxboro St\\, Durham\\, NC',
    'URL:https://hearthway.example/support/community',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

/** Minutes from UTC on a day, by the platform's own table. */
const offsetOn = (timeZone: string, day: string): number => {
  const at = new Date(`${day}T12:00:00Z`);
  const local = at.toLocaleString('sv-SE', { timeZone });
  return (Date.parse(`${local.replace(' ', 'T')}Z`) - at.getTime()) / 60_000;
};

test.each(TIME_ZONE_NAMES)('%s is as far from UTC as we say, in winter and summer', (timeZone) => {
  const { standard, daylight } = TIME_ZONES[timeZone];
  expect(offsetOn(timeZone, '2026-01-15')).toBe(standard);
  expect(offsetOn(timeZone, '2026-07-15')).toBe(daylight ?? standard);
});

test('a zone without changes has one offset', () => {
  expect(timeZoneLines('America/Phoenix')).toEqual([
    'BEGIN:VTIMEZONE',
    'TZID:America/Phoenix',
    'BEGIN:STANDARD',
    'DTSTART:20070101T000000',
    'TZOFFSETFROM:-0700',
    'TZOFFSETTO:-0700',
    'END:STANDARD',
    'END:VTIMEZONE',
  ]);
});
