import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { publishAddresses, readRunningAddresses } from './addresses.ts';
import { holdDataDirectory } from './data-directory.ts';

const ADDRESSES = {
  EVENTSTORE_URL: 'esdb://127.0.0.1:2113?tls=false',
  DATABASE_URL: 'postgres://hearthway:secret@127.0.0.1:5432/postgres',
};

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'hearthway-addresses-'));
  return () => rmSync(directory, { recursive: true });
});

test('while a launcher runs, its stores are known to its own user alone', () => {
  onTestFinished(holdDataDirectory(directory));
  const withdraw = publishAddresses(directory, ADDRESSES);
  expect(readRunningAddresses(directory)).toEqual(ADDRESSES);
  expect(statSync(join(directory, 'addresses.json')).mode & 0o777).toBe(0o600);
  withdraw();
  expect(readdirSync(directory)).not.toContain('addresses.json');
});

test('a held data directory is closed to other users', () => {
  const open = join(directory, 'open');
  mkdirSync(open);
  chmodSync(open, 0o755);
  onTestFinished(holdDataDirectory(open));
  expect(statSync(open).mode & 0o777).toBe(0o700);
});

test('addresses left by a killed launcher do not count as running', () => {
  const release = holdDataDirectory(directory);
  publishAddresses(directory, ADDRESSES);
  release();
  expect(() => readRunningAddresses(directory)).toThrow(`No Hearthway is running on ${directory}.`);
});

test('an unused data directory is reported as such, and stays untouched', () => {
  const nowhere = join(directory, 'nowhere');
  expect(() => readRunningAddresses(nowhere)).toThrow('No Hearthway is running');
  expect(readdirSync(directory)).toEqual([]);
});

test('before its stores are up, a launcher is said to be starting', () => {
  onTestFinished(holdDataDirectory(directory));
  expect(() => readRunningAddresses(directory)).toThrow('still starting');
});
