import { describe, expect, test } from 'vitest';
import { changeNameSchema, registerSchema } from '../account/account.contract.ts';
import { reportListingErrorSchema } from '../directory/listing-report.contract.ts';
import { changeNoteSchema } from '../favorites/favorites.contract.ts';
import { completeOnboardingSchema } from '../journey/journey.contract.ts';
import { addSupportNoteSchema, revealSchema } from '../staff/timeline.contract.ts';
import { everyRow } from './every-row.fixture.ts';
import { typedLine, typedText } from './typed-text.ts';

const line = typedLine({ most: 100, missing: 'Missing' });
const text = typedText({ most: 100 });

const BIDI = ['\u061c', '\u200e', '\u200f', '\u202a', '\u202e', '\u2066', '\u2069'];
const CONTROLS = ['\u0000', '\u0007', '\u001b', '\u007f', '\u0085', '\u2028', '\u2029'];
const INVISIBLE = ['\u00ad', '\u200b', '\u2060', '\ufeff', '\u{e0041}'];

describe('a line that a person types', () => {
  test.for([
    'Zoë Ana',
    "O'Neill-Ruiz",
    'Łukasz',
    '李小龍',
    'محمد',
    'می\u200cخواهم',
    'नर्मदा',
    '👩‍👧 Ada',
  ])('takes names of all scripts: %s', (name) => {
    expect(line.safeParse(name).success).toBe(true);
  });

  test(
    'refuses the unseen …',
    everyRow([...BIDI, ...CONTROLS, ...INVISIBLE, '\t'], (unseen) => {
      const refused = line.safeParse(`Ana${unseen}Lima`);
      expect(refused.error?.issues.map(({ message }) => message)).toEqual([
        'Please use letters, digits and signs only',
      ]);
    }),
  );

  test.for(['\n', '\r\n'])('refuses the line end %j, and says so', (end) => {
    const refused = line.safeParse(`Ana${end}Lima`);
    expect(refused.error?.issues.map(({ message }) => message)).toEqual([
      'Please write this on one line',
    ]);
  });

  test('is trimmed, and neither empty nor too long', () => {
    expect(line.parse(' Ana ')).toBe('Ana');
    expect(line.safeParse('  ').success).toBe(false);
    expect(line.safeParse('a'.repeat(101)).success).toBe(false);
  });
});

describe('a text that a person types', () => {
  test('has lines, tabs and emoji, and may be empty', () => {
    for (const typed of ['', 'one\r\n\ttwo\n', '🏴\u{e0067}\u{e0062}\u{e007f}'])
      expect(text.safeParse(typed).success).toBe(true);
  });

  test(
    'refuses the unseen …',
    everyRow([...BIDI, ...CONTROLS], (unseen) => {
      expect(text.safeParse(`a${unseen}b`).success).toBe(false);
    }),
  );
});

test.for([
  ['a changed name', changeNameSchema, { firstName: 'A\u202eB', lastName: 'Lima' }],
  ['a changed last name', changeNameSchema, { firstName: 'Ana', lastName: 'L\u0007ima' }],
  [
    'a name at sign-up',
    registerSchema,
    {
      email: 'ana@example.org',
      password: 'a long one',
      confirmPassword: 'a long one',
      firstName: 'Ana\u2066',
      lastName: 'Lima',
    },
  ],
  ['a report', reportListingErrorSchema, { field: 'phone', message: 'x\u202ey' }],
  ['a note', changeNoteSchema, { note: 'x\u001by' }],
  ['a place', completeOnboardingSchema, { diagnosisDate: '2026-01-01', location: 'Dur\u200bham' }],
  [
    'a reason',
    revealSchema,
    { eventId: '6f2d3f0e-6a3e-4d0e-8f0e-0d8f3a1b2c3d', reason: 'x\u202ey' },
  ],
  ['a note of support', addSupportNoteSchema, { note: 'x\u202ey' }],
] as const)('contracts take no unseen characters in %s', ([, schema, body]) => {
  const refused = schema.safeParse(body);
  expect(refused.error?.issues.map(({ message }) => message)).toEqual([
    'Please use letters, digits and signs only',
  ]);
});
