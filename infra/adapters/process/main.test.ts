import { expect, test } from 'vitest';
import { z } from 'zod';
import { oneOf, port } from './argument-values.ts';
import { readEnvironment } from './main.ts';

const variables = {
  EVENTSTORE_URL: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
  PORT: port.default(8080),
};

test('an empty variable counts as unset', () => {
  expect(readEnvironment(variables, { EVENTSTORE_URL: '', DATA_DIR: '', PORT: '' })).toEqual({
    DATA_DIR: '.data',
    PORT: 8080,
  });
});

test('an empty variable that is needed is missing', () => {
  expect(() => readEnvironment({ DATABASE_URL: z.string() }, { DATABASE_URL: '' })).toThrow(
    /^DATABASE_URL: is not set; the environment has to hold it$/,
  );
});

test('every wrong variable is named on a line of its own, with what it takes', () => {
  const LOG_LEVEL = oneOf('no level', ['info', 'warn']);
  const given = { PORT: 'abc', LOG_LEVEL: 'loud' };
  expect(() => readEnvironment({ ...variables, LOG_LEVEL }, given)).toThrow(
    'PORT: abc is no port; use a whole number from 0 to 65535 (0 takes a free one)\nLOG_LEVEL: loud is no level; use info or warn',
  );
});
