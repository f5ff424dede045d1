import { describe, expect, test } from 'vitest';
import { inEnglish } from '../kernel/message.ts';
import { INSURERS, type Insurer } from './insurers.constants.ts';
import { lookupAnswerSchema } from './lookup.contract.ts';
import { lookUp } from './lookup.ts';
import type { LookupContent } from './lookup-content.ts';

const fact = (id: string) => ({ id, source: `Source of ${id}`, verified: 'secondary' }) as const;

const topics = ['medicaid-epsdt', 'erisa-self-funded', 'parity', 'tricare-acd'];

const CONTENT: LookupContent = {
  insurers: {
    language: 'en',
    data: {
      numbers: [
        { id: 'aetna', insurer: 'aetna', phone: '1-800-555-0101', fact: 'f-aetna' },
        { id: 'anthem', insurer: 'anthem', phone: null, fact: 'f-anthem' },
        { id: 'humana', insurer: 'humana', phone: null, fact: 'f-humana' },
        { id: 'humana-medicare', insurer: 'humana', phone: '1-800-555-0102', fact: 'f-medicare' },
        {
          id: 'kaiser-california',
          insurer: 'kaiser-permanente',
          phone: '1-800-555-0103',
          fact: 'f-ca',
        },
        {
          id: 'kaiser-georgia',
          insurer: 'kaiser-permanente',
          phone: '1-800-555-0104',
          fact: 'f-ga',
        },
      ],
    },
    words: {
      title: 'Numbers',
      description: 'Numbers of insurers.',
      wording: { aetna: { label: 'Aetna contact center', note: 'Weekdays.' } },
    },
    facts: ['f-aetna', 'f-anthem', 'f-humana', 'f-medicare', 'f-ca', 'f-ga'].map(fact),
  },
  federal: {
    language: 'en',
    data: { topics: topics.map((id) => ({ id, fact: `f-${id}` })), helpers: [] },
    words: {
      title: 'Federal rules',
      description: 'Rules of the country.',
      wording: Object.fromEntries(topics.map((id) => [id, { title: id, text: `About ${id}.` }])),
    },
    facts: topics.map((id) => fact(`f-${id}`)),
  },
  state: {
    language: 'en',
    data: {
      code: 'TX',
      law: {
        year: 2007,
        yearFact: 'f-year',
        kind: 'statute',
        statute: '§ 1355.015',
        fact: 'f-law',
      },
      medicaidAba: { isCovered: true, fact: 'f-medicaid' },
      regulator: { name: 'Department', phone: null, url: null, fact: 'f-regulator' },
      externalReview: null,
      facts: { ageLimit: ['f-age'], exemptPlans: ['f-law'] },
    },
    words: {
      title: 'Texas',
      description: 'The law of Texas.',
      ageLimit: 'Under 10.',
      exemptPlans: 'Plans of state workers.',
    },
    facts: ['f-year', 'f-law', 'f-medicaid', 'f-regulator', 'f-age'].map(fact),
  },
};

const NOTHING: LookupContent = { insurers: undefined, federal: undefined, state: undefined };

const answer = (insurer: Insurer, content = CONTENT) =>
  lookUp({ insurer, state: content.state?.data.code ?? null }, { content, translate: inEnglish });

describe.for(INSURERS)('the answer about %s', (insurer) => {
  test.for([
    ['with all content', CONTENT],
    ['without a state', { ...CONTENT, state: undefined }],
    ['without content', NOTHING],
  ] as const)('fits its contract and cites known facts: %s', ([, content]) => {
    const said = lookupAnswerSchema.parse(answer(insurer, content));
    const known = said.facts.map(({ id }) => id);
    const { abaTherapy, speechTherapy, occupationalTherapy } = said.benefits;
    const cited = [
      ...[abaTherapy, speechTherapy, occupationalTherapy].flatMap(({ facts }) => facts),
      ...said.authorization.facts,
      ...said.contacts.numbers.flatMap(({ facts }) => facts),
    ];
    expect(new Set(known)).toEqual(new Set(cited));
    expect(known).toHaveLength(new Set(known).size);
  });

  test('says yes to nothing that no fact says', () => {
    const { benefits, authorizationRequired, contacts, facts } = answer(insurer, NOTHING);
    expect(Object.values(benefits).map(({ covered }) => covered)).toEqual([null, null, null]);
    expect(authorizationRequired).toBeNull();
    expect(contacts).toMatchObject({
      customerService: 'The number on the back of your card',
      numbers: [],
    });
    expect(facts).toEqual([]);
  });

  test('has amounts and numbers from its facts alone', () => {
    const { facts: _, ...rest } = answer(insurer, NOTHING);
    expect(JSON.stringify(rest)).not.toMatch(/\d/);
  });
});

describe('a plan under the law of a state', () => {
  test('is told the law, its limits and the plans it leaves out, and asked who funds it', () => {
    const { covered, notes, sessions, uncertain, facts } = answer('aetna').benefits.abaTherapy;
    expect(covered).toBeNull();
    expect(notes).toContain('Texas has a law since 2007');
    expect(sessions).toBe('Age: Under 10.');
    expect(uncertain).toEqual([
      'The rule leaves out: Plans of state workers.',
      'Ask: “Is my plan self-funded or fully insured?” About erisa-self-funded.',
      'About parity.',
    ]);
    expect(facts).toEqual(['f-law', 'f-year', 'f-age', 'f-erisa-self-funded', 'f-parity']);
  });

  test('is asked for the state where none is known', () => {
    const { uncertain } = answer('aetna', { ...CONTENT, state: undefined }).benefits.abaTherapy;
    expect(uncertain[0]).toBe('Choose your state to see what its law says.');
  });
});

test('Medicaid covers needed care under 21, and ABA where a fact says so of the state', () => {
  const { abaTherapy, speechTherapy } = answer('medicaid').benefits;
  expect(abaTherapy).toMatchObject({ covered: true, facts: ['f-medicaid-epsdt', 'f-medicaid'] });
  expect(speechTherapy).toMatchObject({ covered: true, notes: 'About medicaid-epsdt.' });
  const unknown = answer('medicaid', { ...CONTENT, state: undefined }).benefits;
  expect(unknown.abaTherapy.covered).toBeNull();
  expect(unknown.speechTherapy.covered).toBe(true);
});

test('TRICARE covers ABA with approvals, and says nothing of other therapies', () => {
  const { benefits, authorizationRequired, authorization } = answer('tricare');
  expect(benefits.abaTherapy).toMatchObject({ covered: true, facts: ['f-tricare-acd'] });
  expect(benefits.speechTherapy.covered).toBeNull();
  expect(authorizationRequired).toBe(true);
  expect(authorization.facts).toEqual(['f-tricare-acd']);
});

describe('the number to call', () => {
  const contacts = (insurer: Insurer, state: string | null = 'TX') =>
    lookUp({ insurer, state }, { content: CONTENT, translate: inEnglish }).contacts;

  test('is the one that holds for all members', () => {
    expect(contacts('aetna')).toMatchObject({
      customerService: '1-800-555-0101',
      numbers: [{ label: 'Aetna contact center', note: 'Weekdays.', facts: ['f-aetna'] }],
    });
  });

  test('is the one on the card where numbers differ or none was found', () => {
    for (const insurer of ['anthem', 'humana', 'kaiser-permanente', 'other'] as const)
      expect(contacts(insurer).customerService).toBe('The number on the back of your card');
    expect(contacts('humana').numbers).toMatchObject([{ phone: '1-800-555-0102', note: null }]);
  });

  test('of one state is left out in another', () => {
    const phones = (state: string | null) =>
      contacts('kaiser-permanente', state).numbers.map(({ phone }) => phone);
    expect(phones('CA')).toEqual(['1-800-555-0103']);
    expect(phones('TX')).toEqual([]);
    expect(phones(null)).toHaveLength(2);
  });
});
