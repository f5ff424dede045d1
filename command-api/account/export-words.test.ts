import { catalog, contexts } from '@hearthway/domain/contexts.ts';
import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { LANGUAGES } from '@hearthway/infra/adapters/i18n/languages.ts';
import { translatorIn } from '@hearthway/infra/adapters/i18n/translator.ts';
import { expect, test } from 'vitest';
import { wordsOf, wordsOfEvent } from './export-fields.ts';
import { sentenceOf } from './export-history.ts';
import { fieldOf, fieldsInWords, inWords } from './export-values.ts';

const inEach = LANGUAGES.map((language) => ({ language, translate: translatorIn(language) }));

test(
  '… is told in each language',
  everyRow(
    catalog,
    ({ type, currentVersion: version, examples }) => {
      const data = examples.at(-1);
      const sentences = inEach.map(({ translate }) =>
        sentenceOf(translate, { type, version, data }),
      );
      expect(sentences).not.toContain(type);
      expect(new Set(sentences).size).toBe(LANGUAGES.length);
    },
    ({ type }) => `${type}`,
  ),
);

test(
  'each field of … has a name',
  everyRow(
    catalog,
    ({ type, examples }) => {
      const words = wordsOfEvent(type);
      for (const key of Object.keys(Object(examples.at(-1)))) {
        const names = inEach.map(({ translate }) => fieldOf({ translate, words }, key));
        expect(new Set([key, ...names]).size).toBe(1 + LANGUAGES.length);
      }
    },
    ({ type }) => `${type}`,
  ),
);

test(
  'a field of … that its own context does not name is called the same by all others',
  everyRow(
    contexts.flatMap(({ words: own, aggregates }) =>
      aggregates.flatMap(({ decider }) =>
        decider.stream.eventTypes.map(({ type, examples }) => ({ type, own, examples })),
      ),
    ),
    ({ own, examples }) => {
      for (const key of Object.keys(Object(examples.at(-1)))) {
        if (Object.hasOwn(own.fields, key)) continue;
        const names = contexts.flatMap(({ words }) => words.fields[key]?.message ?? []);
        expect({ key, names: new Set(names).size }).toEqual({ key, names: 1 });
      }
    },
    ({ type }) => type,
  ),
);

test('two contexts may give one name to different things', () => {
  const wordsOf = (type: string, tier: string) =>
    fieldsInWords(
      { language: 'en', translate: translatorIn('en'), words: wordsOfEvent(type) },
      { tier },
    );
  expect([wordsOf('TrialStarted', 'plus'), wordsOf('ChatCrisisRouted', 'overwhelmed')]).toEqual([
    'Tier: Plus',
    'Kind of danger: Cannot go on',
  ]);
});

const shown = (key: string, value: unknown) =>
  ['en', 'es'].map((language) =>
    inWords({ language, translate: translatorIn(language), words: wordsOf(null) }, key, value),
  );

test.for([
  [
    'a moment',
    'dueAt',
    '2026-11-28T15:30:00.000Z',
    'Nov 28, 2026, 3:30 PM',
    '28 nov 2026, 3:30 p.m.',
  ],
  ['a day', 'diagnosisDate', '2026-10-05', 'October 5, 2026', '5 de octubre de 2026'],
  ['a choice', 'kind', 'password-changed', 'Password changed', 'Cambio de contraseña'],
  ['a device', 'device', 'Firefox on Android', 'Firefox on Android', 'Firefox en Android'],
  ['a language', 'language', 'es', 'Spanish', 'español'],
  ['nothing', 'state', null, 'None', 'Nada'],
  [
    'settings',
    'settings',
    { colorMode: 'high-contrast', autoplay: false },
    'Color mode: High contrast · Autoplay: No',
    'Colores: Alto contraste · Las historias avanzan solas: No',
  ],
  ['what somebody typed', 'firstName', 'toString', 'toString', 'toString'],
] as const)('%s is told as people say it', ([, key, value, ...said]) => {
  // Some versions put a narrow space before the half of the day.
  expect(shown(key, value).map((text) => text.replaceAll(/\s/g, ' '))).toEqual(said);
});
