import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { type Messages, setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sources } from '../../build/sources.fixture.ts';
import { fieldErrors, issueWords } from './field-words.ts';

const MISSING = 'This sentence is not translated.';

const catalogs = import.meta.glob<Messages>('../../../locales/es/{forms,shell}.po', {
  eager: true,
  import: 'messages',
});

const spanish = setupI18n({
  locale: 'es',
  messages: { es: Object.assign({}, ...Object.values(catalogs)) },
  missing: () => MISSING,
});

/** The schemas that components name: those of their forms. Queries parse answers, and are no components. */
const named: ReadonlySet<string> = new Set(
  [...sources].flatMap(([file, code]) =>
    file.endsWith('.tsx') ? (code.match(/\b\w+Schema\b/g) ?? []) : [],
  ),
);

/** The contracts of all contexts. */
const contracts = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../../domain/*/*.contract.ts',
  { eager: true },
);

const isObject = (value: unknown): value is z.ZodMiniObject => value instanceof z.ZodMiniObject;

const LONG = 'a'.repeat(5_000);

/** Texts that people leave empty, make too long, or get wrong. */
const ATTEMPTS = ['', ' ', 'a', LONG, `${LONG}@example.org`, '1', '2999-01-01', 'ñ&?'];

const issuesOf = (schema: z.ZodMiniObject): readonly string[] => {
  const fields = Object.keys(schema.shape);
  return (
    ATTEMPTS.flatMap((text) => {
      // A field that is entered twice differs the second time.
      const form = Object.fromEntries(
        fields.map((field, at) => [field, text + 'b'.repeat(at % 2)]),
      );
      const same = Object.fromEntries(fields.map((field) => [field, text]));
      return [form, same].flatMap((each) => schema.safeParse(each).error?.issues ?? []);
    })
      // Neither an id nor a choice is typed in: the form itself fills them in.
      .filter(({ code }) => !['invalid_type', 'invalid_value', 'invalid_union'].includes(code))
      .filter(({ path }) => !/Id$/.test(path.join('.')))
      .map(({ message }) => message)
  );
};

const bodies = Object.entries(contracts).flatMap(([file, schemas]) =>
  Object.entries(schemas).flatMap(([name, schema]) => {
    if (!isObject(schema) || !named.has(name)) return [];
    const issues = [...new Set(issuesOf(schema))];
    return issues.length === 0 ? [] : [{ name: `${file.split('/').at(-1)} ${name}`, issues }];
  }),
);

test('the contracts of commands are looked at', () => {
  expect(bodies.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'account.contract.ts signUpSchema',
      'account.contract.ts resetPasswordSchema',
      'timeline.contract.ts addSupportNoteSchema',
    ]),
  );
});

test(
  '… says what is wrong in Spanish too',
  everyRow(
    bodies,
    ({ issues }) => {
      expect(issues.filter((issue) => issueWords(spanish, issue) === MISSING)).toEqual([]);
    },
    ({ name }) => `${name}`,
  ),
);

test('shows the first of two errors of a field', () => {
  const issues = [
    { path: 'email', message: 'First.' },
    { path: 'email', message: 'Second.' },
  ];
  const english = setupI18n({ locale: 'en', messages: { en: {} } });
  expect(fieldErrors(english, issues)).toEqual({ email: 'First.' });
});
