import { expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { searchErrorOf } from './search-error.ts';

const refused = (code: string) => new ApiError({ status: 422, code, message: '' });

test.each(['UnknownLocation', 'LocationAmbiguous', 'LocationOutsideUS'])(
  '%s is about the place',
  (code) => {
    const error = refused(code);
    expect(searchErrorOf({ error, data: undefined })).toEqual({ about: 'place', error });
  },
);

test.each(['PlusRequired', 'ValidationFailed'])('%s is about the filters', (code) => {
  const error = refused(code);
  expect(searchErrorOf({ error, data: undefined })).toEqual({ about: 'tools', error });
});

test('anything else has failed', () => {
  expect(searchErrorOf({ error: refused('Unavailable'), data: undefined })).toBe('failed');
  expect(searchErrorOf({ error: new Error('Odd.'), data: undefined })).toBe('failed');
});

test('an error with data to show is no search error', () => {
  expect(searchErrorOf({ error: null, data: undefined })).toBeUndefined();
  expect(searchErrorOf({ error: refused('Unavailable'), data: [] })).toBeUndefined();
});
