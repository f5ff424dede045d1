import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['password', 'common'],
  ['Passw0rd!', 'common'],
  ['sunshine22', 'common'],
  ['asdfghjkl', 'common'],
  ['dfghjkl', 'keyboard'],
  ['aaaaaaaa', 'repeat'],
  ['hijklmn', 'sequence'],
  ['10/12/2014', 'date'],
  ['Hearthway1', 'personal'],
] as const)('%s is easy to guess: %s', (password, weakness) => {
  expect(passwordStrength(password)).toEqual({ level: 'weak', weakness });
});

test.each(['Robin2015', 'maplestreet9'])(
  '%s is easy to guess for who knows the form',
  (password) => {
    const form = ['Robin', 'Hearth', 'maplestreet@example.org'];
    expect(passwordStrength(password, form)).toEqual({ level: 'weak', weakness: 'personal' });
  },
);

test('an ordinary mixture is okay', () => {
  expect(passwordStrength('xK9#mQ2v').level).toBe('fair');
});

test.each(['kitchen table lamp', 'correct horse battery staple'])('%s is strong', (password) => {
  expect(passwordStrength(password)).toEqual({ level: 'strong', weakness: undefined });
});
