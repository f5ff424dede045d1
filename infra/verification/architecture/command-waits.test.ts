import { expect, test } from 'vitest';
import { read, trackedFiles } from './repository.fixture.ts';

/** The code of command lines that work on an event store. */
const COMMANDS = [
  'command-api/commands/operator-command.ts',
  'command-api/directory/main.ts',
  'command-api/staff/main.ts',
  'infra/operator/**.ts',
  'projections/cli/**.ts',
];

/** They say by themselves what they wait for. */
const WAIT_OTHERWISE = ['infra/operator/copy/main.ts', 'infra/operator/scavenge/scavenge.ts'];

test('a command connects to the event store so that it says what it waits for', () => {
  const files = trackedFiles(...COMMANDS)
    .filter((file) => !file.endsWith('.test.ts') && !file.endsWith('.fixture.ts'))
    .filter((file) => !WAIT_OTHERWISE.includes(file));
  const calls = (name: string) => files.filter((file) => read(file).includes(`${name}(`));
  expect(calls('connectEventStore')).toEqual([]);
  expect(calls('EventStoreDBClient.connectionString')).toEqual([]);
  expect(calls('connectCommand').length).toBeGreaterThanOrEqual(5);
});
