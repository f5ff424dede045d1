import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

const FROM = 'esdb://127.0.0.1:2113?tls=false';
const TO = 'esdb://ada:secret@one:2113,two:2113';

test('it takes two addresses', () => {
  expect(readArguments(['--from', FROM, '--to', TO])).toEqual({ from: FROM, to: TO });
});

test.for([
  { args: [], says: 'npm run event-store -- copy --from ADDRESS --to ADDRESS' },
  { args: ['--from', FROM], says: 'npm run event-store -- copy' },
  { args: ['--from', FROM, '--to', TO, 'more'], says: 'npm run event-store -- copy' },
  { args: ['--from', FROM, '--into', TO], says: '--into' },
  { args: ['--from', FROM, '--to', 'http://ada:secret@one'], says: 'esdb://USER:PASSWORD@HOST' },
])('an error says what to write: $says', ({ args, says }) => {
  expect(() => readArguments(args)).toThrow(says);
  expect(() => readArguments(args)).not.toThrow('secret');
});
