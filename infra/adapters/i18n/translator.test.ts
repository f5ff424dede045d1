import { say } from '@hearthway/domain/kernel/message.ts';
import { expect, test } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { readItems, translatorIn } from './translator.ts';

test.for([
  ['en', 'Your code for a new password'],
  ['es', 'Su código para una contraseña nueva'],
] as const)('a message in %s is "%s"', ([language, text]) => {
  expect(translatorIn(language)(say('Your code for a new password'))).toBe(text);
});

test('values and dates are formatted in the translation’s language', () => {
  const day = new Date('2026-03-04T23:30:00.000Z');
  const message = say('Your account will be deleted on {day}', { day });
  expect(translatorIn('en')(message)).toBe('Your account will be deleted on March 4, 2026');
  expect(translatorIn('es')(message)).toBe('Su cuenta se eliminará el 4 de marzo de 2026');
});

test('the name of a choice is translated, and an unknown one stays as it is stored', () => {
  const opened = (words: ReturnType<typeof say> | undefined) =>
    translatorIn('es')(say('*{page}*', { page: { stored: 'sign-in', words } }));
  expect(opened(say('Sign in'))).toBe('*Iniciar sesión*');
  expect(opened(undefined)).toBe('*sign-in*');
});

test('values are text, though they look like placeholders', () => {
  const product = "{days} # 'quoted' <b>";
  for (const language of LANGUAGES)
    expect(translatorIn(language)(say('Your {product} team', { product }))).toContain(product);
});

test('a missing translation is English, and logged', () => {
  const logged: unknown[] = [];
  const translate = translatorIn('es', { warn: (...line: unknown[]) => logged.push(line) });
  expect(translate(say('Never translated, {name}', { name: 'Ana' }))).toBe('Never translated, Ana');
  expect(logged).toEqual([
    [{ language: 'es', message: 'Never translated, {name}' }, 'A translation is missing.'],
  ]);
});

test('a language without a folder is English', () => {
  expect(translatorIn('xx')(say('Sign in'))).toBe('Sign in');
});

test('a message has one translation, though several catalogues have it', () => {
  for (const language of LANGUAGES) {
    const known = new Map<string, string | undefined>();
    for (const { msgid, msgctxt, msgstr } of readItems(language)) {
      const key = JSON.stringify([msgid, msgctxt ?? null]);
      if (known.has(key)) expect([msgid, msgstr[0]]).toEqual([msgid, known.get(key)]);
      known.set(key, msgstr[0]);
    }
    expect(known.size).toBeGreaterThan(200);
  }
});

test('a translation has no placeholder that its message lacks', () => {
  const placeholders = (text = '') => text.match(/\{\w+\}/g) ?? [];
  for (const language of LANGUAGES)
    for (const { msgid, msgstr } of readItems(language))
      expect(placeholders(msgid)).toEqual(expect.arrayContaining(placeholders(msgstr[0])));
});
