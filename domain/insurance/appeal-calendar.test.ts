import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { appealCalendar, type CalendarWords } from './appeal-calendar.ts';
import { appealCase } from './appeal-case.fixture.ts';
import { appealClock } from './appeal-clock.ts';

const NOW = new Date('2026-11-23T09:30:15.250Z');

const calendarOf = (words: CalendarWords, planType: 'chip' | 'medicaid-managed-care' = 'chip') =>
  appealCalendar({
    id: 'abc',
    deadlines: appealClock(appealCase({ planType, care: 'running' }), '2026-11-03').deadlines,
    wordsOf: () => words,
    url: 'https://hearthway.example/insurance-help/denied',
    now: NOW,
  });

test('a date is a whole day with its alarms', () => {
  expect(calendarOf({ title: 'Send your appeal', description: 'By mail.' })).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Hearthway//Appeal dates//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:abc-chip-appeal-file@hearthway',
      'DTSTAMP:20261123T093015Z',
      'DTSTART;VALUE=DATE:20270101',
      'DTEND;VALUE=DATE:20270102',
      'SUMMARY:Send your appeal',
      'DESCRIPTION:By mail.',
      'URL:https://hearthway.example/insurance-help/denied',
      'TRANSP:TRANSPARENT',
      ...['-P13DT15H', '-P6DT15H', '-P1DT15H'].flatMap((trigger) => [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        'DESCRIPTION:Send your appeal',
        `TRIGGER:${trigger}`,
        'END:VALARM',
      ]),
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('all open dates are in it, and none that waits or is over', () => {
  const text = calendarOf({ title: 'A', description: '' }, 'medicaid-managed-care');
  expect(text.match(/^UID:.*$/gm)).toEqual([
    'UID:abc-keep-services@hearthway',
    'UID:abc-medicaid-appeal-file@hearthway',
  ]);
});

/** Joins folded lines as they are read back. */
const unfolded = (text: string): string => text.replaceAll('\r\n ', '');

const unescaped = (text: string): string =>
  text.replace(/\\([\\;,n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));

const characters = fc.constantFrom(
  ...['a', ' ', ',', ';', '\\', '\n', ':', '"', 'ñ', '€', '👪', 'n'],
);

test('any text comes back as it was, from lines of at most 75 octets', () =>
  fc.assert(
    fc.property(fc.string({ unit: characters, maxLength: 300 }), (description) => {
      const text = calendarOf({ title: 'A', description });
      for (const line of text.split('\r\n'))
        expect(Buffer.byteLength(line, 'utf8')).toBeLessThanOrEqual(75);
      expect(text).not.toContain('\uFFFD');
      const [, read = ''] = /^DESCRIPTION:(.*)$/m.exec(unfolded(text)) ?? [];
      expect(unescaped(read)).toBe(description);
    }),
    { seed: 5, numRuns: 200 },
  ));
