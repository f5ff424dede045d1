import { expect, test } from 'vitest';
import { refuseCommonPassword, refuseOwnNames } from './password-rules.ts';

const ana = { email: 'ana.lima@example.org', firstName: 'Ana Maria', lastName: 'Lima' };

test.for([
  'password',
  'PassWord',
  ' password ',
  'qwerty123',
  'iloveyou',
  '123456',
  'Hearthway',
  'ｐassword',
])('one of the most common passwords is refused, however it is written: %s', (password) => {
  expect(() => refuseCommonPassword(password)).toThrow(
    expect.objectContaining({
      code: 'ValidationFailed',
      details: {
        issues: [
          {
            path: 'password',
            message: 'This is one of the most common passwords. Please choose another.',
          },
        ],
      },
    }),
  );
});

test.for([
  'ana.lima@example.org',
  'ANA.LIMA@example.org',
  'ana.lima',
  'AnaMaria',
  'ana maria lima',
  'LimaAnaMaria',
])('one’s own name or email is refused as a password: %s', (password) => {
  expect(() => refuseOwnNames(password, ana)).toThrow(
    expect.objectContaining({ code: 'ValidationFailed' }),
  );
});

test.for(['a long password', 'password of Ana Maria Lima', 'ana.lima@example.com', 'pássword'])(
  'any other is taken: %s',
  (password) => {
    refuseCommonPassword(password);
    refuseOwnNames(password, ana);
    expect(password).toBeTruthy();
  },
);
