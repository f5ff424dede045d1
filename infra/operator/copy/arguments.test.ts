import { expect, test } from 'vitest';
import { program } from './arguments.ts';

const FROM = 'esdb://127.0.0.1:2113?tls=false';
const TO = 'esdb://ada:secret@one:2113,two:2113';

test('it takes two addresses', () => {
  expect(program.read(['--from', FROM, '--to', TO])).toEqual({ from: FROM, to: TO });
});

test.for(['http://ada:secret@one', 'esdb://ada:secret@one:2113?tlsVerifyCert=false'])(
  'the error about a wrong address holds nothing of it: %s',
  (address) => {
    const read = () => program.read(['--from', FROM, '--to', address]);
    expect(read).toThrow(/^--to: The address of the event store cannot be read\. /);
    expect(read).not.toThrow('secret');
  },
);
