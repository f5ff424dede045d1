import { expect, test } from 'vitest';
import { typedFields } from './draft-fields.ts';

const field = (
  name: string,
  options: { readonly type?: string; readonly autocomplete?: string },
) => ({
  name,
  type: options.type ?? 'text',
  value: 'typed',
  autocomplete: options.autocomplete ?? '',
});

test.each([
  ['a password', { type: 'password' }],
  ['a password that is shown', { autocomplete: 'current-password' }],
  ['a new password that is shown', { autocomplete: 'new-password' }],
  ['a mailed code', { autocomplete: 'one-time-code' }],
  ['a card number', { autocomplete: 'billing cc-number' }],
  ['what the page hides', { type: 'hidden' }],
  ['a file', { type: 'file' }],
])('%s is not kept in drafts', (_what, options) => {
  expect(typedFields([field('secret', options)])).toEqual({});
});

test('typed and chosen values are kept', () => {
  const fields = [
    field('firstName', { autocomplete: 'given-name' }),
    field('message', { type: 'textarea' }),
    field('category', { type: 'select-one' }),
    field('', {}),
  ];
  expect(typedFields(fields)).toEqual({ firstName: 'typed', message: 'typed', category: 'typed' });
});
