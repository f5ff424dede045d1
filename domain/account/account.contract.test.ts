import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { emailKeyOf } from '../privacy/email-key.ts';
import { registerSchema } from './account.contract.ts';

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
