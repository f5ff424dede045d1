import { supportGroups } from '@hearthway/domain/content/kinds.ts';
import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { expect, test } from 'vitest';
import { type Fault, sentenceOf } from '../fault.ts';
import { groupsIn } from './groups-in.ts';

const COLUMNS =
  'name,state,online,street,city,county,schedule,schedule_es,starts,minutes,time_zone,repeats,languages,phone,email,website,about,about_es,source,source_url,as_of';

const ROW = {
  name: 'Parents of Durham',
  state: 'NC',
  street: '300 N. Roxboro St.',
  city: 'Durham',
  schedule: '"The first Tuesday, 6:30 PM"',
  schedule_es: '"El primer martes, 6:30 p. m."',
  starts: '2026-12-01 18:30',
  minutes: '90',
  time_zone: 'America/New_York',
  repeats: 'FREQ=MONTHLY;BYDAY=1TU',
  languages: '"en, es"',
  phone: '919.555.0100',
  website: 'example.org/durham',
  source: 'A call',
  as_of: '2026-11-20',
};

type Row = Readonly<Partial<Record<string, string>>>;

const csv = (...rows: readonly Row[]): string =>
  [
    COLUMNS,
    ...rows.map((row) =>
      COLUMNS.split(',')
        .map((column) => row[column] ?? '')
        .join(','),
    ),
  ].join('\n');

const read = (text: string) => {
  const faults: Fault[] = [];
  const items = groupsIn('list.csv', text, (fault) => faults.push(fault));
  return { items, faults: faults.map(sentenceOf) };
};

test('a row is a group with its source, in both languages', () => {
  const { items, faults } = read(csv(ROW));
  expect(faults).toEqual([]);
  expect(items).toEqual([
    {
      kind: 'support-group',
      id: 'nc-durham-parents-of-durham',
      data: {
        state: 'NC',
        isOnline: false,
        street: '300 N. Roxboro St.',
        city: 'Durham',
        county: null,
        meets: {
          starts: '2026-12-01T18:30',
          minutes: 90,
          timeZone: 'America/New_York',
          repeats: 'FREQ=MONTHLY;BYDAY=1TU',
        },
        languages: ['en', 'es'],
        phone: '(919) 555-0100',
        email: null,
        website: 'https://example.org/durham',
        fact: 'nc-durham-parents-of-durham-source',
      },
      texts: {
        en: {
          words: {
            title: 'Parents of Durham',
            description: '',
            schedule: 'The first Tuesday, 6:30 PM',
          },
          sections: [],
          questions: [],
        },
        es: {
          words: {
            title: 'Parents of Durham',
            description: '',
            schedule: 'El primer martes, 6:30 p. m.',
          },
          sections: [],
          questions: [],
        },
      },
      facts: [
        {
          id: 'nc-durham-parents-of-durham-source',
          source: 'A call',
          asOf: '2026-11-20',
          verified: 'secondary',
        },
      ],
    },
  ]);
  const [item] = items;
  expect(supportGroups.data.safeParse(item?.data).success).toBe(true);
  expect(supportGroups.words.safeParse(item?.texts.es?.words).success).toBe(true);
});

test('columns that nothing needs may be left out, with any line ends and a byte order mark', () => {
  const { items, faults } = read(
    '\uFEFFas_of,name,state,online,email,source\r\nundated,Everywhere,,yes,us@example.org,A call\r\n',
  );
  expect(faults).toEqual([]);
  expect(items).toMatchObject([
    { id: 'us-online-everywhere', data: { state: null, isOnline: true, meets: null } },
  ]);
  expect(items[0]?.facts[0]).not.toHaveProperty('asOf');
});

test(
  '… is refused, with file and line',
  everyRow(
    [
      [{ name: '' }, '"name" is missing'],
      [{ name: 'x'.repeat(121) }, '"name" has 120 letters at most'],
      [{ state: 'Carolina' }, '"state" is no state: two letters, such as NC'],
      [{ state: '' }, '"state" is missing: only a group that meets online may be for every state'],
      [{ city: '' }, '"city" or county is missing: where does the group meet?'],
      [{ online: 'maybe' }, '"online" takes yes or no'],
      [{ starts: '2026-02-30 18:30' }, '"starts" takes a day and a time, as in 2026-12-01 18:30'],
      [{ starts: '2026-12-02 18:30' }, '"starts" is no day of FREQ=MONTHLY;BYDAY=1TU'],
      [{ minutes: '5' }, '"minutes" takes a number from 15 to 600'],
      [{ minutes: '' }, '"minutes" is missing: it goes with starts, time_zone, repeats'],
      [{ languages: 'English!' }, '"languages" takes language tags, as in "en, es"'],
      [{ phone: '555' }, '"phone" is no US telephone number'],
      [
        { phone: '', website: '' },
        '"phone" email and website are all missing: how do families reach the group?',
      ],
      [{ email: 'me' }, '"email" is no email address'],
      [{ website: 'javascript:alert(1)' }, '"website" is no web address'],
      [{ schedule_es: '' }, '"schedule_es" is missing in one language'],
      [{ about: 'For parents' }, '"about_es" is missing in one language'],
      [{ source: '' }, '"source" is missing'],
    ],
    ([wrong, says]) => {
      const { items, faults } = read(csv(ROW, { ...ROW, name: 'Another', ...wrong }));
      expect(faults).toEqual([`list.csv:3: The column ${says}.`]);
      expect(items).toHaveLength(1);
    },
  ),
);

test.each([
  ['', 'list.csv:1: It is empty: the first row names the columns.'],
  ['state,source,as_of\n', 'list.csv:1: The column "name" is missing.'],
  ['name,state,source,as_of,source\n', 'list.csv:1: The column "source" is there twice.'],
  ['name,state,source,as_of\nA,NC\n', 'list.csv:2: It has 2 cells, and the first row has 4.'],
])('%j is refused', (text, sentence) => {
  expect(read(text).faults).toContain(sentence);
});

test('quotes that do not end, unknown columns and a group that is there twice are named', () => {
  expect(read('name,state\n"A,NC\n').faults[0]).toMatch(/^list\.csv:2: It cannot be read as CSV: /);
  expect(read('name,state,source,as_of,fax\n').faults[0]).toMatch(
    /^list\.csv:1: There is no column "fax"\. There are: name, /,
  );
  expect(read(csv(ROW, { ...ROW, name: 'parents OF Durham' })).faults).toEqual([
    'list.csv:3: It is the same group as in line 2: each stands there once.',
  ]);
});

test('a list that is too long is refused', () => {
  const rows = Array.from({ length: 1_001 }, (_, at) => ({ ...ROW, name: `Group ${at}` }));
  expect(read(csv(...rows)).faults).toEqual([
    'list.csv:1: It has 1001 groups, and 1000 are the most.',
  ]);
});
