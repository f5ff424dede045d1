import { expect, test } from 'vitest';
import { logSentence } from './log-words.ts';

test.for([
  ['sign-in-failed', {}, 'Someone tried to sign in with a wrong password'],
  [
    'command-rejected',
    { command: 'POST /api/favorites', code: 'FavoriteLimitReached' },
    'Tried to *add a favorite* and was refused: You’ve saved as many favorites as the free plan allows. Remove one to add another.',
  ],
  [
    'visitor-rejected',
    { command: 'POST /api/login', code: 'TooManyTries' },
    'Someone tried to *sign in* and was refused: Too many tries in a short time. Please wait a little, then try again.',
  ],
  ['mail-sent', { mail: 'password-reset' }, 'An email was sent: *password reset*'],
  [
    'payment-webhooks',
    { types: ['invoice.paid'], tries: 1 },
    'The payment provider sent news: *invoice.paid*',
  ],
  [
    'payment-webhooks',
    { types: ['invoice.paid', 'customer.subscription.updated'], tries: 3 },
    'The payment provider sent news: *invoice.paid, customer.subscription.updated*. Reading it took 3 tries',
  ],
  ['mail-failed', { mail: 'confirm-email' }, 'An email could not be delivered: *confirm email*'],
] as const)('%s is told in plain words', ([kind, detail, sentence]) => {
  expect(logSentence(kind, detail)).toBe(sentence);
});

test('an unknown kind is shown by its name', () => {
  expect(logSentence('command-rejected', { command: 'POST /api/new', code: 'TooNew' })).toBe(
    'Tried to *POST /api/new* and was refused: TooNew',
  );
  expect(logSentence('payment-webhook', {})).toBe('Something happened: *payment webhook*');
  expect(logSentence('mail-sent', null)).toBe('Something happened: *mail sent*');
});
