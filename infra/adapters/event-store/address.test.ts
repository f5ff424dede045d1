import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { expect, test } from 'vitest';
import { hostsOf, nodesOf, requireAddress } from './address.ts';
import { connectEventStore } from './event-store.ts';

const CLUSTER = 'esdb://ada:s%40cret@one:2113,two:2114?tls=true&tlsCAFile=/ca.crt';

test.for([
  'esdb://127.0.0.1:2113?tls=false',
  'esdb://127.0.0.1:2113/?tls=false&connectionName=token',
  'esdb+discover://ada:secret@cluster.example',
  CLUSTER,
])('%s is an address', (address) => {
  expect(() => requireAddress(address)).not.toThrow();
});

test(
  'the refusal of … holds no password',
  everyRow(
    [
      { address: 'http://one:2113', says: 'It has the form esdb://' },
      { address: 'esdb://', says: 'It has the form esdb://' },
      { address: 'esdb://ada:s@cret@one', says: 'percent-encoded' },
      { address: 'esdb://ada:s:cret@one', says: 'percent-encoded' },
      { address: 'esdb://ada:s%cret@one', says: 'percent-encoded' },
      { address: 'esdb://ada:s/cret@one', says: 'It has the form esdb://' },
      { address: 'esdb://ada:secret@one?tlsVerifyCert=false', says: 'tlsCAFile=' },
      { address: 'esdb://ada:secret@one?tls=false&colour=red', says: 'no option "colour"' },
      { address: 'esdb://ada:secret@one?tls=maybe', says: 'expected true or false' },
      { address: 'esdb://ada:secret@one:port', says: 'expected port number' },
      { address: 'esdb://ada:secret@one?tlsCAFile=/nowhere', says: 'certificate file' },
    ],
    ({ address, says }) => {
      let said = '';
      try {
        connectEventStore(address);
      } catch (error) {
        said = error instanceof Error ? `${error.message} ${error.cause}` : String(error);
      }
      expect(said).toContain(says);
      expect(said).not.toMatch(/cret/);
    },
    ({ address }) => `${address}`,
  ),
);

test('a message names the hosts of an address only', () => {
  expect(hostsOf(CLUSTER)).toBe('esdb://one:2113,two:2114');
});

test('each node of a cluster has an address by itself', () => {
  expect(nodesOf(CLUSTER)).toEqual([
    'esdb://ada:s%40cret@one:2113?tls=true&tlsCAFile=/ca.crt',
    'esdb://ada:s%40cret@two:2114?tls=true&tlsCAFile=/ca.crt',
  ]);
});
