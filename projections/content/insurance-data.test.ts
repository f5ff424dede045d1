import { readFileSync } from 'node:fs';
import {
  type ContentKind,
  callScripts,
  denialReasons,
  federal,
  insurers,
  planTypes,
  states,
  therapyCodes,
} from '@hearthway/domain/content/kinds.ts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { CompiledItem } from './compile.ts';
import { items } from './product-content.fixture.ts';

/** Published facts about insurance. `content/facts/insurance.json` names their sources. */
const DATA = new URL('./insurance-facts.fixture.json', import.meta.url);

const found = z.string().nullable();

/** Field with the number of a department of insurance, in the data. */
const PHONE = 'consumer_phone';

const dataSchema = z.looseObject({
  states: z.array(
    z.looseObject({
      state: z.string(),
      name: z.string(),
      mandate_year: z.number(),
      mandate_kind: z.string(),
      statute: z.string(),
      age_limit: found,
      annual_cap: found,
      other_limits: found,
      exempt_plans: found,
      medicaid_aba: z.boolean().nullable(),
    }),
  ),
  regulators: z.array(
    z.looseObject({
      state: z.string(),
      name: z.string(),
      phone_verified: z.string(),
      url: found,
      external_review: z.looseObject({ who: z.string(), verified: z.string() }),
    }),
  ),
  plan_types: z.array(
    z.looseObject({
      id: z.string(),
      state_mandate_binds: z.string(),
      parity_applies: z.string(),
      deadlines: found,
      verified: z.string(),
    }),
  ),
  denial_reasons: z.array(
    z.looseObject({ id: z.string(), gather: z.array(z.string()), verified: z.string() }),
  ),
  cpt_codes: z.array(
    z.looseObject({
      code: z.string(),
      kind: z.string(),
      unit_minutes: z.number().nullable(),
      verified: z.string(),
    }),
  ),
  member_services: z.array(z.looseObject({ phone: found, verified_level: z.string() })),
});

const data = dataSchema.parse(JSON.parse(readFileSync(DATA, 'utf8')));

const published = items.filter(({ kind }) => kind === states.name);

/** Fields of the words, by those of the data that they say again. */
const WORDS = {
  age_limit: 'ageLimit',
  annual_cap: 'annualCap',
  other_limits: 'otherLimits',
  exempt_plans: 'exemptPlans',
} as const;

/** Numbers of a text, however they are written: `36,000`, `2012-07-01`. */
const figuresIn = (text: string): readonly number[] =>
  Array.from(text.replaceAll(/(?<=\d),(?=\d{3})/g, '').matchAll(/\d+(?:\.\d+)?/g), ([figure]) =>
    Number(figure),
  );

const amountsIn = (text: string): readonly number[] =>
  Array.from(text.matchAll(/\$[\d,.]*\d/g), ([amount]) => figuresIn(amount)).flat();

const wordsOf = (
  item: CompiledItem | undefined,
  language: 'en' | 'es',
): Record<string, unknown> => ({
  ...item?.texts[language]?.words,
});

describe('what is published of a state is what the data says', () => {
  test('of each, and of no other', () => {
    expect(published.map(({ texts }) => texts.en?.words.title).sort()).toEqual(
      data.states.map(({ name }) => name).sort(),
    );
  });

  describe.for(data.states)('$name', (row) => {
    const item = published.find((it) => it.data['code'] === row.state);
    const office = data.regulators.find(({ state }) => state === row.state);

    test('its values', () => {
      expect(item?.data).toMatchObject({
        law: { year: row.mandate_year, kind: row.mandate_kind },
        medicaidAba: row.medicaid_aba === null ? null : { isCovered: row.medicaid_aba },
        regulator: { name: office?.name, phone: found.parse(office?.[PHONE]), url: office?.url },
        externalReview: { who: office?.external_review.who },
      });
      const { statute } = z
        .object({ law: z.object({ statute: z.string() }) })
        .parse(item?.data).law;
      expect(row.statute).toContain(statute);
    });

    test.for(['en', 'es'] as const)('its words in %s', (language) => {
      const words = wordsOf(item, language);
      for (const [field, name] of Object.entries(WORDS)) {
        const said = z.string().optional().parse(words[name]);
        const given = z.string().nullable().parse(row[field]);
        // Empty in one row, which says no more than null.
        expect(said === undefined, name).toBe(given === null || given === '');
        expect(amountsIn(said ?? ''), name).toEqual(amountsIn(given ?? ''));
      }
      const known = new Set(figuresIn(JSON.stringify([row, office])));
      const figures = figuresIn(JSON.stringify(words));
      expect(figures.filter((figure) => !known.has(figure))).toEqual([]);
    });

    test('how far it was verified', () => {
      const levelOf = (id: unknown) => item?.facts.find((fact) => fact.id === id)?.verified;
      const { regulator, externalReview } = z
        .object({
          regulator: z.object({ fact: z.string(), phoneFact: z.string().optional() }),
          externalReview: z.object({ fact: z.string() }),
        })
        .parse(item?.data);
      expect(levelOf(regulator.phoneFact ?? regulator.fact)).toBe(office?.phone_verified);
      expect(levelOf(externalReview.fact)).toBe(office?.external_review.verified);
    });
  });
});

const itemOf = (kind: ContentKind, id?: string): CompiledItem | undefined =>
  items.find((item) => item.kind === kind.name && (id === undefined || item.id === id));

const OTHERS: readonly string[] = [
  planTypes,
  denialReasons,
  callScripts,
  federal,
  insurers,
  therapyCodes,
].map(({ name }) => name);

const levelOf = (item: CompiledItem | undefined, fact: unknown): string | undefined =>
  item?.facts.find(({ id }) => id === fact)?.verified;

/** How an answer of the data begins: `yes`, `no` or neither. */
const ANSWERS: readonly (readonly [begins: RegExp, answer: string])[] = [
  [/^yes|^often yes/, 'yes'],
  [/^no\b|^not |^usually no/, 'no'],
  [/^depends|^often, |^often yes when|^group plans yes/, 'depends'],
];

const answersTo = (said: string): readonly string[] =>
  ANSWERS.filter(([begins]) => begins.test(said)).map(([, answer]) => answer);

describe('what is published beside the states', () => {
  test.for(data.plan_types)('$id', (row) => {
    const item = itemOf(planTypes, row.id);
    expect(item?.data).toMatchObject({ deadlines: row.deadlines });
    expect(answersTo(row.state_mandate_binds)).toContain(item?.data['stateLawBinds']);
    expect(answersTo(row.parity_applies)).toContain(item?.data['parityApplies']);
    expect(levelOf(item, item?.data['fact'])).toBe(row.verified);
  });

  test.for(data.denial_reasons)('$id', (row) => {
    const item = itemOf(denialReasons, row.id);
    for (const language of ['en', 'es'] as const)
      expect(wordsOf(item, language)['gather']).toHaveLength(row.gather.length);
    expect(levelOf(item, item?.data['fact'])).toBe(row.verified);
  });

  test.for(items.filter(({ kind }) => OTHERS.includes(kind)))('figures of $kind $id', (item) => {
    const known = new Set(figuresIn(JSON.stringify(data)));
    for (const language of ['en', 'es'] as const) {
      const figures = figuresIn(JSON.stringify(wordsOf(item, language)));
      expect(figures.filter((figure) => !known.has(figure))).toEqual([]);
    }
  });

  test('the codes', () => {
    const item = itemOf(therapyCodes);
    const { codes } = z
      .object({ codes: z.array(z.looseObject({ fact: z.string() })) })
      .parse(item?.data);
    expect(codes.map(({ fact, ...code }) => ({ ...code, verified: levelOf(item, fact) }))).toEqual(
      data.cpt_codes.map(({ code, kind, unit_minutes, verified }) => ({
        id: code.toLowerCase(),
        therapy: kind,
        unitMinutes: unit_minutes,
        verified,
      })),
    );
  });

  test('the phone numbers of insurers', () => {
    const item = itemOf(insurers);
    const { numbers } = z
      .object({ numbers: z.array(z.looseObject({ phone: found, fact: z.string() })) })
      .parse(item?.data);
    const published = numbers.map(({ phone, fact }) => `${phone ?? 'none'} ${levelOf(item, fact)}`);
    expect(published.sort()).toEqual(
      data.member_services
        .map(({ phone, verified_level }) =>
          phone === null ? 'none unverified' : `1-${phone.replace(/^1-/, '')} ${verified_level}`,
        )
        .sort(),
    );
  });
});
