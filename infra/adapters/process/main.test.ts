import { expect, test } from 'vitest';
import { z } from 'zod';
import { portVariable, readEnvironment } from './main.ts';

const variables = {
  EVENTSTORE_URL: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
  PORT: portVariable.default(8080),
};

test('an empty variable counts as unset', () => {
  expect(readEnvironment(variables, { EVENTSTORE_URL: '', DATA_DIR: '', PORT: '' })).toEqual({
    DATA_DIR: '.data',
    PORT: 8080,
  });
});

test('an empty variable that is needed is missing', () => {
  expect(() => readEnvironment({ DATABASE_URL: z.string() }, { DATABASE_URL: '' })).toThrow(
    /^The environment is not right: DATABASE_URL/,
  );
});
