import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { REASONS } from '../answers.ts';
import { type LetterInput, wordsIn } from './letter-input.ts';
import { gapsIn, writeLetter } from './write-letter.ts';

const english = setupI18n({ locale: 'en', locales: 'en-US', messages: { en: {} } });

const INPUT: LetterInput = {
  words: wordsIn({}),
  reason: 'not-medically-necessary',
  planType: 'fully-insured-group',
  letterOn: '2026-11-02',
  today: '2026-11-23',
  urgency: 'standard',
  care: 'planned',
  stateLaw: { state: 'Texas', statute: 'Tex. Ins. Code § 1355.015', binds: 'yes' },
  parity: 'yes',
  urgentRule: null,
  keepServicesRule: null,
  enclosures: ['Letter of the doctor', 'Treatment plan'],
};

const WORDS = {
  yourName: 'Robin Hearth',
  contact: '1 Main Street, 555-0100',
  childName: 'Sam',
  planName: 'Example Health',
  memberId: 'ABC-1',
  reference: 'Claim 7',
  service: 'ABA therapy, 20 hours a week',
  letterWords: 'not medically necessary',
  planWords: 'The plan covers ABA therapy.',
  ownWords: 'Sam has learned to ask for help.',
};

const write = (change: Partial<LetterInput> = {}): string =>
  writeLetter(english, { ...INPUT, ...change });

test('a letter without words has a gap for each that it needs', () => {
  const letter = write();
  expect(letter).toContain('[your child’s name]');
  expect(letter).not.toContain('[the plan’s own words]');
  expect(gapsIn(letter)).toBeGreaterThan(8);
});

test('a letter with all words has no gap, and all of the words', () => {
  const letter = write({ words: WORDS });
  expect(gapsIn(letter)).toBe(0);
  for (const word of Object.values(WORDS)) expect(letter).toContain(word);
  expect(letter).toContain('November 2, 2026');
  expect(letter).toContain('November 23, 2026');
  expect(letter).toContain('Enclosed:\n- Letter of the doctor\n- Treatment plan');
});

test('braces that a family types stay as they are', () => {
  const words = { ...WORDS, ownWords: 'She said {hello} and #1 <b>', letterWords: "it's {0}" };
  const letter = write({ words });
  expect(letter).toContain('She said {hello} and #1 <b>');
  expect(letter).toContain("it's {0}");
});

test('the law of the state is named as far as it binds the plan', () => {
  const law = (binds: 'yes' | 'no' | 'depends') =>
    write({ stateLaw: { state: 'Texas', statute: 'Tex. Ins. Code § 1355.015', binds } });
  expect(law('yes')).toContain('applies: Tex. Ins. Code § 1355.015.');
  expect(law('depends')).toContain('If it applies to this plan');
  expect(law('no')).not.toContain('Tex. Ins. Code');
  expect(write({ stateLaw: null })).not.toContain('The law of');
});

test('parity is claimed where it holds, and asked about where it may', () => {
  const capped = { reason: 'age-or-cap', words: WORDS } as const;
  expect(write({ ...capped, parity: 'yes' })).toContain('Please tell me how this limit agrees');
  expect(write({ ...capped, parity: 'depends' })).toContain('If federal parity law');
  expect(write({ ...capped, parity: 'no' })).not.toContain('parity');
  expect(write({ parity: 'yes' })).toContain('gives its criteria for mental health benefits');
  expect(write({ parity: 'no' })).toContain('Please send me the criteria that you used');
  expect(write({ parity: 'no' })).not.toContain('parity');
});

test('Medicaid hears of EPSDT, and no other plan does', () => {
  expect(write({ planType: 'medicaid-managed-care' })).toContain('EPSDT');
  expect(write({ planType: 'marketplace' })).not.toContain('EPSDT');
});

test('Medicaid of the state gets a request for a hearing', () => {
  const letter = write({ planType: 'medicaid-fee-for-service' });
  expect(letter).toContain('I ask for a fair hearing');
  expect(letter).toContain('State Medicaid agency, fair hearings');
  expect(write({ planType: 'fehb' })).toContain('Request for reconsideration');
});

test('an urgent appeal says so first, with the rule, unless the care has happened', () => {
  const urgent = { urgency: 'urgent', urgentRule: '29 CFR 2560.503-1(i)(2)(i)' } as const;
  expect(write(urgent)).toContain('URGENT: Appeal of a denial');
  expect(write(urgent)).toContain('(29 CFR 2560.503-1(i)(2)(i))');
  expect(write({ ...urgent, urgentRule: null })).toContain('an expedited appeal.');
  expect(write({ ...urgent, care: 'received' })).not.toContain('URGENT');
});

test('running care is asked to go on where a rule says so', () => {
  const running = { care: 'running', keepServicesRule: '42 CFR 438.420' } as const;
  expect(write(running)).toContain('goes on until the appeal is decided (42 CFR 438.420)');
  expect(write({ ...running, keepServicesRule: null })).not.toContain('goes on until');
  expect(write({ ...running, care: 'planned' })).not.toContain('goes on until');
});

test(
  'the letter about … has an answer to it',
  everyRow(REASONS, (reason) => {
    const others = new Set(REASONS.map((each) => write({ words: WORDS, reason: each })));
    expect(others.size).toBe(REASONS.length);
    expect(gapsIn(write({ words: WORDS, reason }))).toBe(0);
  }),
);
