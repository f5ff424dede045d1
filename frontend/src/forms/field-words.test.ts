import {
  changeEmailSchema,
  changePasswordSchema,
  confirmEmailSchema,
  forgotPasswordSchema,
  loginSchema,
  registerSchema,
  resetPasswordSchema,
} from '@hearthway/domain/account/account.contract.ts';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { fieldErrors } from './field-words.ts';

/** In this language every known sentence reads differently from English. */
const i18n = setupI18n({ locale: 'xx', messages: { xx: {} }, missing: () => 'translated' });

const long = 'a'.repeat(500);
const empty = { email: '', password: '', confirmPassword: '', firstName: '', lastName: '' };
const changing = { ...empty, currentPassword: '' };
const tooLong = {
  email: `${long}@example.org`,
  password: long,
  confirmPassword: 'b',
  firstName: long,
  lastName: long,
};

const issuesOf = (schema: ZodMiniType, form: object) =>
  schema
    .safeParse(form)
    .error?.issues.map(({ path, message }) => ({ path: path.join('.'), message })) ?? [];

test.each([
  ['signing up with nothing filled in', registerSchema, empty],
  ['signing up with far too much', registerSchema, tooLong],
  ['signing in with nothing filled in', loginSchema, empty],
  ['signing in with far too much', loginSchema, tooLong],
  ['asking for a code with nothing filled in', forgotPasswordSchema, empty],
  ['a new password without its code', resetPasswordSchema, { ...empty, token: '12 34' }],
  ['a change of password with nothing filled in', changePasswordSchema, changing],
  ['a change of email with nothing filled in', changeEmailSchema, empty],
  ['an invalid code', confirmEmailSchema, { code: 'abcdef' }],
])('%s is translated field by field', (_what, schema, form) => {
  const errors = Object.values(fieldErrors(i18n, issuesOf(schema, form)));
  expect(errors.length).toBeGreaterThan(0);
  expect(new Set(errors)).toEqual(new Set(['translated']));
});

test('shows the first of two errors of a field', () => {
  const issues = [
    { path: 'email', message: 'First.' },
    { path: 'email', message: 'Second.' },
  ];
  expect(fieldErrors(i18n, issues)).toEqual({ email: 'First.' });
});
