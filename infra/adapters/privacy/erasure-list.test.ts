import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { type ErasureList, erasureListIn } from './erasure-list.ts';

const ADA = 'a'.repeat(32);
const BEN = 'b'.repeat(32);
const erasedAt = new Date('2026-11-21T10:00:00.000Z');
const day = new Date('2026-11-21');

let file: string;
let list: ErasureList;

beforeEach(() => {
  const directory = mkdtempSync(join(tmpdir(), 'hearthway-erasures-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  file = join(directory, 'kept', 'erasures.txt');
  list = erasureListIn(file);
});

test('a list that was never written to is empty', async () => {
  expect(await list.read()).toEqual([]);
});

test('an entry is the person and the day, readable by the file owner only', async () => {
  await list.add({ userId: ADA, erasedAt });
  await list.add({ userId: BEN, erasedAt });
  expect(await list.read()).toEqual([
    { userId: ADA, erasedAt: day },
    { userId: BEN, erasedAt: day },
  ]);
  expect(readFileSync(file, 'utf8')).toBe(`${ADA} 2026-11-21\n${BEN} 2026-11-21\n`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a visitor is told from an account', async () => {
  await list.add({ userId: ADA, erasedAt, isVisitor: true });
  await list.add({ userId: ADA, erasedAt, isVisitor: true });
  await list.add({ userId: BEN, erasedAt });
  expect(await list.read()).toEqual([
    { userId: ADA, erasedAt: day, isVisitor: true },
    { userId: BEN, erasedAt: day },
  ]);
});

test('a person is added once', async () => {
  await list.add({ userId: ADA, erasedAt });
  await list.add({ userId: ADA, erasedAt: new Date('2026-12-01') });
  expect(await list.read()).toEqual([{ userId: ADA, erasedAt: day }]);
});

test('a line that a crash has torn does not spoil the next', async () => {
  await list.add({ userId: ADA, erasedAt });
  appendFileSync(file, 'bbbb');
  expect(await list.read()).toEqual([{ userId: ADA, erasedAt: day }]);
  await list.add({ userId: BEN, erasedAt });
  expect(await list.read()).toHaveLength(2);
});

test('an unreadable list is not taken for an empty one', async () => {
  await expect(erasureListIn(tmpdir()).read()).rejects.toThrow('EISDIR');
});
