import { describe, expect, test } from 'vitest';
import { everyRow } from '../../kernel/every-row.fixture.ts';
import {
  IMPORT_MAX_ENTRIES,
  IMPORT_MAX_LOOKED,
  SINGLE_DAYS_MAX,
  SINGLE_DAYS_SERIES,
} from '../entry-import.constants.ts';
import { readIcs } from './read-ics.ts';

const NEW_YORK = ';TZID=America/New_York:';
const SWIMMING = ['UID:1', 'SUMMARY:Swimming', `DTSTART${NEW_YORK}20261201T153000`];

const eventOf = (lines: readonly string[]): readonly string[] => [
  'BEGIN:VEVENT',
  ...lines,
  'END:VEVENT',
];

const calendarOf = (...lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');

const read = (file: string, zones: Readonly<Record<string, string>> = {}) =>
  readIcs(file, { childIds: [], zones, here: 'America/Chicago', today: '2026-11-29' });

const readEvent = (...lines: readonly string[]) => {
  const found = read(calendarOf(...eventOf(['UID:1', 'SUMMARY:Swimming', ...lines])));
  return found?.entries[0]?.fields ?? found?.skipped[0]?.reason;
};

const timed = (startsAt: string, endsAt: string, timeZone = 'America/New_York') => ({
  when: { kind: 'timed', startsAt, endsAt, timeZone },
});

const allDay = (firstDay: string, lastDay = firstDay) => ({
  when: { kind: 'all-day', firstDay, lastDay },
});

test(
  'an event of … takes place …',
  everyRow(
    [
      [
        [`DTSTART${NEW_YORK}20261201T153000`, `DTEND${NEW_YORK}20261201T161500`],
        timed('2026-12-01T15:30', '2026-12-01T16:15'),
      ],
      [
        [`DTSTART${NEW_YORK}20261201T153000`, 'DURATION:PT1H30M'],
        timed('2026-12-01T15:30', '2026-12-01T17:00'),
      ],
      // Times that name no zone, by the clocks of the device; a moment in UTC too.
      [
        ['DTSTART:20261201T153000'],
        timed('2026-12-01T15:30', '2026-12-01T15:30', 'America/Chicago'),
      ],
      [
        ['DTSTART:20261201T203000Z', 'DTEND:20261201T210000Z'],
        timed('2026-12-01T14:30', '2026-12-01T15:00', 'America/Chicago'),
      ],
      [
        ['DTSTART;TZID="Eastern Standard Time":20261201T153000'],
        timed('2026-12-01T15:30', '2026-12-01T15:30'),
      ],
      [
        ['DTSTART;TZID=/mozilla.org/20050126_1/America/New_York:20261201T153000'],
        timed('2026-12-01T15:30', '2026-12-01T15:30'),
      ],
      // A flight: the end by the clocks of its start.
      [
        [`DTSTART${NEW_YORK}20261201T153000`, 'DTEND;TZID=America/Chicago:20261201T163000'],
        timed('2026-12-01T15:30', '2026-12-01T17:30'),
      ],
      [
        ['DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20261227'],
        allDay('2026-12-24', '2026-12-26'),
      ],
      [['DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20261224'], allDay('2026-12-24')],
      [['DTSTART;VALUE=DATE:20261224', 'DURATION:P2D'], allDay('2026-12-24', '2026-12-25')],
      [
        [
          `DTSTART${NEW_YORK}20261224T000000`,
          `DTEND${NEW_YORK}20261226T000000`,
          'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
        ],
        allDay('2026-12-24', '2026-12-25'),
      ],
    ] as const,
    ([lines, fields]) => {
      expect(readEvent(...lines)).toMatchObject(fields);
    },
  ),
);

test(
  'an event of … is left out as …',
  everyRow(
    [
      [['DTSTART:20270231T120000'], 'no-date'],
      [['DTSTART:tomorrow'], 'no-date'],
      [[], 'no-date'],
      [['DTSTART:20261201T120000', 'DTEND:20261201T110000'], 'end-before-start'],
      [['DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261130'], 'end-before-start'],
      [['DTSTART:20261201T120000', 'DTEND:20270927T120000'], 'too-long'],
      [['DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20280101'], 'too-long'],
      [['DTSTART:20261201T120000', 'RRULE:FREQ=SECONDLY'], 'too-often'],
      [['DTSTART:20261201T120000', 'RRULE:FREQ=DAILY;BYHOUR=9,12,15'], 'rule'],
      [['DTSTART:20261201T120000', 'RRULE:FREQ=MONTHLY;BYDAY=1MO,3MO'], 'rule'],
      [['DTSTART:20261201T120000', 'RRULE:FREQ=YEARLY;BYWEEKNO=49'], 'rule'],
      [['DTSTART:20261201T120000', 'RRULE:FREQ=MONTHLY;BYDAY=1TU,9XX'], 'rule'],
      [['DTSTART:20261201T120000', 'RRULE:FREQ=DAILY;INTERVAL=0'], 'rule'],
      [['DTSTART:20261201T120000', 'RDATE:20261209T120000'], 'rule'],
      [['DTSTART:20261201T120000', 'STATUS:CANCELLED'], 'canceled'],
      [['DTSTART:20260101T120000'], 'past'],
      [['DTSTART;TZID=Customized Time Zone:20261201T120000'], 'unknown-zone'],
    ] as const,
    ([lines, reason]) => {
      expect(readEvent(...lines)).toBe(reason);
    },
  ),
);

const weekly = (weekdays: readonly string[], more: object = {}) => ({
  repeats: { repeats: 'weekly', interval: 1, weekdays, until: null, count: null, ...more },
});

const monthly = (repeats: string, more: object = {}) => ({
  repeats: { repeats, interval: 1, weekdays: [], until: null, count: null, ...more },
});

test(
  'an event on Tuesday, December 1, with the rule … repeats …',
  everyRow(
    [
      ['FREQ=DAILY;COUNT=5', monthly('daily', { count: 5 })],
      ['FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR', weekly(['MO', 'TU', 'WE', 'TH', 'FR'])],
      ['FREQ=WEEKLY;WKST=SU;BYDAY=TH,TU;INTERVAL=2', weekly(['TU', 'TH'], { interval: 2 })],
      // The last start is at 15:30 there.
      ['FREQ=WEEKLY;UNTIL=20261222T203000Z', weekly([], { until: '2026-12-22' })],
      ['FREQ=WEEKLY;UNTIL=20261222T202959Z', weekly([], { until: '2026-12-21' })],
      ['FREQ=WEEKLY;UNTIL=20261222', weekly([], { until: '2026-12-22' })],
      ['FREQ=MONTHLY;BYMONTHDAY=1', monthly('monthly')],
      ['FREQ=MONTHLY;BYDAY=1TU', monthly('monthly-weekday')],
      ['FREQ=MONTHLY;BYDAY=TU;BYSETPOS=1', monthly('monthly-weekday')],
      ['FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=1', monthly('yearly')],
      ['FREQ=YEARLY;BYMONTH=12;BYDAY=1TU', monthly('monthly-weekday', { interval: 12 })],
    ] as const,
    ([rule, repeats]) => {
      expect(readEvent(`DTSTART${NEW_YORK}20261201T153000`, `RRULE:${rule}`)).toMatchObject(
        repeats,
      );
    },
  ),
);

describe('a series that ours cannot say', () => {
  const startsOf = (rule: string, ...lines: readonly string[]) =>
    read(
      calendarOf(
        ...eventOf([...SWIMMING, `RRULE:${rule}`, ...lines.slice(0, 1)]),
        ...lines.slice(1),
      ),
    )?.entries.map(({ fields: { when, title, repeats } }) => {
      expect(repeats).toBeNull();
      return `${when.kind === 'timed' ? when.startsAt : when.firstDay} ${title}`;
    });

  test('comes in as single days, two years ahead at most, without those that are canceled', () => {
    expect(
      startsOf('FREQ=MONTHLY;BYDAY=1TU,3TU;COUNT=4', `EXDATE${NEW_YORK}20261215T153000`),
    ).toEqual([
      '2026-12-01T15:30 Swimming',
      '2027-01-05T15:30 Swimming',
      '2027-01-19T15:30 Swimming',
    ]);
    expect(startsOf('FREQ=MONTHLY;BYDAY=1TU,3TU')?.at(-1)).toBe('2028-11-21T15:30 Swimming');
    expect(startsOf('FREQ=YEARLY;BYMONTH=12;BYDAY=TU,WE;UNTIL=20261208')).toEqual([
      '2026-12-01T15:30 Swimming',
      '2026-12-02T15:30 Swimming',
      '2026-12-08T15:30 Swimming',
    ]);
  });

  test('has the days that the file moves or cancels', () => {
    const change = (on: string, ...lines: readonly string[]) =>
      eventOf(['UID:1', 'SUMMARY:Swim test', `RECURRENCE-ID${NEW_YORK}${on}T153000`, ...lines]);
    expect(
      startsOf(
        'FREQ=MONTHLY;BYDAY=1TU,3TU;COUNT=3',
        'LOCATION:Pool',
        ...change('20261215', `DTSTART${NEW_YORK}20261216T100000`),
        ...change('20270105', 'STATUS:CANCELLED'),
      ),
    ).toEqual(['2026-12-01T15:30 Swimming', '2026-12-16T10:00 Swim test']);
  });

  test('is left out where it has too many days or began long ago, and so are too many of them', () => {
    const often = 'FREQ=DAILY;INTERVAL=2;BYDAY=MO,TU,WE,TH,FR';
    expect(startsOf(`${often};COUNT=${SINGLE_DAYS_MAX + 1}`)).toEqual([]);
    const old = ['UID:1', 'SUMMARY:Old', 'DTSTART;VALUE=DATE:19700101', `RRULE:${often}`];
    expect(read(calendarOf(...eventOf(old)))?.skipped).toEqual([{ reason: 'rule', title: 'Old' }]);
    const bomb = Array.from({ length: 2 * SINGLE_DAYS_SERIES }, (_, uid) =>
      eventOf([
        `UID:${uid}`,
        'SUMMARY:One',
        'DTSTART:20261201',
        'RRULE:FREQ=MONTHLY;BYDAY=1TU,2TU',
      ]),
    );
    const skipped = read(calendarOf(...bomb.flat()))?.skipped ?? [];
    expect(skipped.filter(({ reason }) => reason === 'rule')).toHaveLength(SINGLE_DAYS_SERIES);
  });
});

describe('days of a series that differ', () => {
  const days = (...lines: readonly string[]) =>
    read(calendarOf(...eventOf([...SWIMMING, 'RRULE:FREQ=WEEKLY']), ...lines))?.entries[0]?.days;

  test('are found by the clocks of the series, and those of all-day series by their date', () => {
    const own = eventOf([
      'UID:1',
      'SUMMARY:Swim test',
      'RECURRENCE-ID:20261215T203000Z',
      `DTSTART${NEW_YORK}20261216T100000`,
    ]);
    const gone = eventOf(['UID:1', `RECURRENCE-ID${NEW_YORK}20261222T153000`, 'STATUS:CANCELLED']);
    expect(days(...own, ...gone)).toMatchObject({
      '2026-12-15': { title: 'Swim test', when: { startsAt: '2026-12-16T10:00' } },
      '2026-12-22': { isCanceled: true },
    });
    const camp = read(
      calendarOf(
        ...eventOf([
          'UID:2',
          'SUMMARY:Camp',
          'DTSTART;VALUE=DATE:20261201',
          'RRULE:FREQ=DAILY',
          'EXDATE;TZID=Eastern Standard Time:20261203T000000,20261204T000000',
        ]),
      ),
    );
    expect(Object.keys(camp?.entries[0]?.days ?? {})).toEqual(['2026-12-03', '2026-12-04']);
  });

  test('are left out where the series has no such day, and are entries without their series', () => {
    const own = ['UID:9', 'SUMMARY:Alone', `DTSTART${NEW_YORK}20261202T100000`];
    const alone = [...own, `RECURRENCE-ID${NEW_YORK}20261202T100000`];
    expect(days(...eventOf(['UID:1', ...alone.slice(1)]))).toEqual({});
    expect(read(calendarOf(...eventOf(alone)))?.entries).toMatchObject([
      { uid: '9 20261202T100000', fields: { title: 'Alone' } },
    ]);
  });
});

test('a zone that is not known is the one that the family chose', () => {
  const name = 'Customized Time Zone';
  const file = calendarOf(
    ...eventOf(['UID:1', 'SUMMARY:Swimming', `DTSTART;TZID=${name}:20261201T120000`]),
  );
  expect(read(file)?.skipped).toMatchObject([{ reason: 'unknown-zone', zone: name }]);
  expect(read(file, { [name]: 'America/Denver' })?.entries).toMatchObject([
    { fields: timed('2026-12-01T12:00', '2026-12-01T12:00', 'America/Denver') },
  ]);
});

test('words are unfolded, without escapes or what cannot be seen, and no longer than ours', () => {
  const file = calendarOf(
    ...eventOf([
      'UID:1',
      `SUMMARY:Swim\\, blue \u202etowel ${'x'.repeat(60)}\r\n ${'y'.repeat(90)}`,
      'DESCRIPTION:First\\nsecond\\; third',
      'DTSTART:20261201T120000',
      'a line that is none',
    ]),
  );
  const { title, notes } = read(file)?.entries[0]?.fields ?? {};
  expect(title).toMatch(/^Swim, blue towel x{60}y+$/);
  expect(title).toHaveLength(120);
  expect(notes).toBe('First\nsecond; third');
});

test('of very many entries the earliest come in, and a file without a calendar is none', () => {
  const many = Array.from({ length: IMPORT_MAX_ENTRIES + 5 }, (_, nth) =>
    eventOf([
      `UID:${nth}`,
      'SUMMARY:One',
      `DTSTART:20261201T12${String(nth % 60).padStart(2, '0')}00`,
    ]),
  ).flat();
  const found = read(calendarOf(...many));
  expect(found?.entries).toHaveLength(IMPORT_MAX_ENTRIES);
  expect(found?.skipped.map(({ reason }) => reason)).toEqual(Array(5).fill('too-many'));
  expect(read('%PDF-1.7')).toBeUndefined();
});

test('a file of nothing but long series is read without counting out all of them', () => {
  const file = calendarOf(
    ...Array.from({ length: IMPORT_MAX_LOOKED + 500 }, (_, nth) =>
      eventOf([`UID:${nth}`, 'SUMMARY:One', 'DTSTART:20260101T120000', 'RRULE:FREQ=DAILY;COUNT=9']),
    ).flat(),
  );
  const reasons = Map.groupBy(read(file)?.skipped ?? [], ({ reason }) => reason);
  expect(Array.from(reasons, ([reason, all]) => [reason, all.length])).toEqual([
    ['past', IMPORT_MAX_LOOKED],
    ['too-many', 500],
  ]);
});
