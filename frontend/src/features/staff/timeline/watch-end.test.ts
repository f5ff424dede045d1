import { expect, test } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { endOfCall, endOfWatch } from './watch-end.ts';

const refusal = (status: number, code: string) => new ApiError({ status, code, message: '' });

test.each([
  ['expired', 'expired'],
  ['erased', 'erased'],
  ['GrantRequired', 'expired'],
  ['UnknownFamily', 'erased'],
  ['RoleRequired', 'refused'],
  ['SomethingNew', 'refused'],
])('a watch that ends with %s is %s', (why, end) => {
  expect(endOfWatch(why)).toBe(end);
});

test.each([
  [refusal(403, 'GrantRequired'), 'expired'],
  [refusal(404, 'UnknownFamily'), 'erased'],
  [refusal(500, 'InternalError'), undefined],
  [refusal(0, 'Unreachable'), undefined],
  [new Error('a bug'), undefined],
])('%s ends with %s', (error, end) => {
  expect(endOfCall(error)).toBe(end);
});
