import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { emailKeyOf } from '../privacy/email-key.ts';
import { CURRENT_CONSENT } from './account.constants.ts';
import { registerSchema, signUpSchema } from './account.contract.ts';

const valid = {
  email: ' Ana@Example.org ',
  password: 'secret',
  confirmPassword: 'secret',
  firstName: 'Ana',
  lastName: 'Lima',
};

const issuesOf = (changes: Partial<typeof valid>) =>
  registerSchema
    .safeParse({ ...valid, ...changes })
    .error?.issues.map(({ path, message }) => ({ path: path.join('.'), message }));

test('spaces around an e-mail are left out', () => {
  expect(z.parse(registerSchema, valid).email).toBe('Ana@Example.org');
});

test('an e-mail is the same in any case and between any spaces', () => {
  expect(emailKeyOf(' Ana@Example.ORG ')).toBe(emailKeyOf('ana@example.org'));
});

test.for([
  { changes: { password: '12345', confirmPassword: '12345' }, path: 'password', says: '6' },
  { changes: { confirmPassword: 'other' }, path: 'confirmPassword', says: 'don’t match' },
  { changes: { email: 'ana' }, path: 'email', says: 'valid email' },
  { changes: { firstName: '  ' }, path: 'firstName', says: 'first name' },
  { changes: { lastName: '' }, path: 'lastName', says: 'last name' },
])('an error in $path names that field', ({ changes, path, says }) => {
  expect(issuesOf(changes)).toEqual([{ path, message: expect.stringContaining(says) }]);
});

test('the sign-up page has three boxes, and none may be left empty', () => {
  const { acceptedTerms, acceptedPrivacy, confirmedAge } = CURRENT_CONSENT;
  const boxes = { acceptedTerms, acceptedPrivacy, confirmedAge: String(confirmedAge) };
  expect(signUpSchema.safeParse({ ...valid, ...boxes }).success).toBe(true);
  expect(signUpSchema.safeParse(valid).error?.issues.map(({ message }) => message)).toEqual([
    'Please accept the Terms of Service',
    'Please accept the Privacy Policy',
    'Please confirm that you are 18 or older',
  ]);
});

test('passwords that differ are told beside the errors of other fields', () => {
  expect(issuesOf({ email: 'ana', confirmPassword: 'other' })?.map(({ path }) => path)).toEqual([
    'email',
    'confirmPassword',
  ]);
});
