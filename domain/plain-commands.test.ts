import { expect, expectTypeOf, test } from 'vitest';
import { contexts } from './contexts.ts';
import type { PlainCommand } from './kernel/plain-command.ts';
import { plainCommands } from './plain-commands.ts';

test('those of every context are in the list', () => {
  const all = contexts.flatMap(({ commands }) => commands.map(({ method, url }) => method + url));
  expect(plainCommands.map(({ method, url }) => method + url)).toEqual(all);
});

test('contexts may reject with different codes, and each code is one of the wire', () => {
  expectTypeOf<PlainCommand<'DateInFuture'> | PlainCommand<'FavoriteLimitReached'>>().toExtend<
    (typeof plainCommands)[number]
  >();
  expectTypeOf<PlainCommand<'NotOnTheWire'>>().not.toExtend<(typeof plainCommands)[number]>();
});

test.for(plainCommands.map((command) => [`${command.method} ${command.url}`, command] as const))(
  'the example of %s is accepted from a new family',
  ([, { dispatch, example }]) => {
    const outcome = dispatch<unknown>(
      ({ decide, initialState }, command) => decide(command, initialState),
      {
        ...example,
        now: new Date('2026-11-21T12:00:00.000Z'),
        newId: '0'.repeat(32),
      },
    );
    expect(outcome).toEqual(expect.any(Array));
  },
);
