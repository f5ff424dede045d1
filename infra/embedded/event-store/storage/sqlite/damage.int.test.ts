import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { BACKWARDS, END, EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ProposedEvent, RecordedEvent } from '../../semantics/event.ts';
import { startServerProcess } from '../../server-process.ts';
import { DamagedLogError, type EventLog } from '../event-log.ts';
import { openSqliteLog } from './sqlite-log.ts';
import { verifyLog } from './verify.ts';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));
const EVENTS = 400;
const PAGE_BYTES = 4_096;

let directory = '';
let reported: Error[] = [];
const file = (): string => join(directory, 'events.db');

const open = (): EventLog =>
  openSqliteLog({
    directory,
    onFatal: (error) => expect.fail(error.message),
    onDamage: (error) => reported.push(error),
  });

const event = (text: string): ProposedEvent => ({
  id: randomUUID(),
  type: 'Happened',
  isJson: true,
  data: Buffer.from(JSON.stringify({ text: text.padEnd(200, '.') })),
  metadata: new Uint8Array(),
});

const append = (log: EventLog, streamId: string, events: readonly ProposedEvent[]) =>
  log.write({ kind: 'append', streamId, expected: 'any', events });

const fill = async (): Promise<void> => {
  const log = open();
  await append(
    log,
    'stream',
    Array.from({ length: EVENTS }, (_, number) => event(`event ${number}`)),
  );
  await append(log, 'other', [event('healthy')]);
  await log.close();
  // Pages keep what has moved to others. Now only the first page of the table does.
  const database = new DatabaseSync(file());
  database.exec('vacuum');
  database.close();
};

/** Changes the file where it holds a text last. */
const overwrite = (text: string, change: (content: Buffer, at: number) => void): void => {
  const content = readFileSync(file());
  const at = content.lastIndexOf(text);
  expect(at).toBeGreaterThan(0);
  change(content, at);
  writeFileSync(file(), content);
};

const flipBit = (text: string): void =>
  overwrite(text, (content, at) => content.writeUInt8(content.readUInt8(at) ^ 0b100, at));

/** Zeros the page that holds an event; the others of its page are lost with it. */
const zeroPage = (text: string): void =>
  overwrite(text, (content, at) => {
    const start = Math.floor(at / PAGE_BYTES) * PAGE_BYTES;
    content.fill(0, start, start + PAGE_BYTES);
  });

const textOf = ({ data }: RecordedEvent): string =>
  JSON.parse(Buffer.from(data).toString()).text.replace(/\.+$/, '');

/** A log as it was written before there were checksums. */
const withoutChecksums = (): void => {
  const database = new DatabaseSync(file());
  database.exec(`
    alter table events drop column checksum;
    drop table checksums;
    pragma user_version = 1;
  `);
  database.close();
};

const verifyCommand = (): { readonly status: number | null; readonly output: string } => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [MAIN, 'verify', '--data', directory],
    { encoding: 'utf8' },
  );
  return { status, output: `${stdout}${stderr}` };
};

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'hearthway-damage-'));
  reported = [];
});

afterEach(() => rmSync(directory, { recursive: true }));

describe.for([
  {
    damage: 'a flipped bit in an event',
    damageEvent: (text: string) => flipBit(text),
    reason: "the event at position 12, revision 10 of 'stream', does not match its checksum",
  },
  {
    damage: 'a page that the disk lost',
    damageEvent: (text: string) => zeroPage(text),
    reason: 'database disk image is malformed',
  },
])('$damage', ({ damageEvent, reason }) => {
  const sentence = (): string =>
    `${file()} is damaged (${reason}). Nothing more is written to it; restore it from a backup.`;

  beforeEach(async () => {
    await fill();
    damageEvent('event 10.');
  });

  test('is reported once with the file, and thrown by every read that meets it', async () => {
    const log = open();
    const readDamaged = (): unknown =>
      log.readStream({ streamId: 'stream', from: 0, direction: 'forwards', limit: 64 });
    expect(readDamaged).toThrow(new DamagedLogError(sentence()));
    expect(readDamaged).toThrow(DamagedLogError);
    expect(() => log.readAll({ from: 0, direction: 'forwards', limit: 64 })).toThrow(
      DamagedLogError,
    );
    expect(() => log.eventAt('stream', 10)).toThrow(DamagedLogError);
    expect(reported.map(({ message }) => message)).toEqual([sentence()]);
    await log.close();
  });

  test('stops appends and scavenges', async () => {
    const log = open();
    expect(() => log.eventAt('stream', 10)).toThrow(DamagedLogError);
    const appends = ['stream', 'other'].map((streamId) => append(log, streamId, [event('late')]));
    for (const refused of appends) await expect(refused).rejects.toThrow(sentence());
    await expect(log.scavenge()).rejects.toThrow(sentence());
    expect(log.stateOf('other').lastRevision).toBe(0);
    await log.close();
  });

  test('leaves all other events readable, in both directions', async () => {
    const log = open();
    expect(() => log.eventAt('stream', 10)).toThrow(DamagedLogError);
    const read = (from: number, direction: 'forwards' | 'backwards') =>
      log.readStream({ streamId: 'stream', from, direction, limit: 3 }).map(textOf);
    expect(read(300, 'forwards')).toEqual(['event 300', 'event 301', 'event 302']);
    expect(read(399, 'backwards')).toEqual(['event 399', 'event 398', 'event 397']);
    const [last] = log.readAll({ from: log.head(), direction: 'backwards', limit: 1 });
    expect(last && textOf(last)).toBe('healthy');
    await log.close();
  });

  test('is found by the verify command, which changes nothing', () => {
    const before = readFileSync(file());
    const { status, output } = verifyCommand();
    expect(output).toContain(`${file()} is damaged. Restore it from a backup.\n`);
    expect(status).toBe(1);
    expect(readFileSync(file()).equals(before)).toBe(true);
  });

  test('reaches clients by name and the operator on stderr', async () => {
    const server = await startServerProcess(['--data', directory]);
    const client = EventStoreDBClient.connectionString(server.url);
    const read = async (options: Parameters<typeof client.readStream>[1]): Promise<number> => {
      let count = 0;
      for await (const { event: found } of client.readStream('stream', options))
        if (found !== undefined) count += 1;
      return count;
    };
    await expect(read({})).rejects.toThrow(sentence());
    expect(await read({ direction: BACKWARDS, fromRevision: END, maxCount: 100 })).toBe(100);
    await expect(
      client.appendToStream('other', jsonEvent({ type: 'Late', data: {} })),
    ).rejects.toThrow(sentence());
    await vi.waitFor(() => expect(server.complaints).toEqual([sentence()]));
    await client.dispose();
    await server.stop();
  });
});

test('a flipped bit anywhere in an event is found', async () => {
  await fill();
  const sound = readFileSync(file());
  const start = sound.lastIndexOf('event 10.') - 80;
  for (let at = start; at < start + 300; at += 7) {
    const content = Buffer.from(sound);
    content.writeUInt8(content.readUInt8(at) ^ 1, at);
    writeFileSync(file(), content);
    expect(verifyLog(directory).damage).not.toEqual([]);
  }
});

test('a damaged index is found, though every event is sound', async () => {
  await fill();
  const content = readFileSync(file());
  // In the index the name is followed by the type of the next key, in the event by its revision.
  const at = content.lastIndexOf('other');
  content.write('ather', at);
  writeFileSync(file(), content);
  expect(verifyLog(directory).damage).not.toEqual([]);
});

test('the verify command says how many events are sound', async () => {
  await fill();
  // The event that begins every log, and the one in the other stream.
  expect(verifyCommand()).toEqual({
    status: 0,
    output: `${file()} is sound: ${EVENTS + 2} events read, each matches its checksum.\n`,
  });
});

test('a log that a server uses is not verified', async () => {
  const server = await startServerProcess(['--data', directory]);
  expect(verifyCommand()).toEqual({
    status: 1,
    output: `Another event store is running on ${directory}.\n`,
  });
  await server.stop();
});

test('no log is made where there is none to verify', () => {
  expect(verifyCommand()).toEqual({
    status: 1,
    output: `There is no event log at ${file()}.\n`,
  });
  expect(execFileSync('ls', ['-A', directory], { encoding: 'utf8' })).toBe('');
});

describe('a log from before there were checksums', () => {
  beforeEach(async () => {
    await fill();
    withoutChecksums();
  });

  test('is verified as far as its structure goes', () => {
    expect(verifyCommand().output).toBe(
      `${file()} is sound: ${EVENTS + 2} events read, ${EVENTS + 2} events of them from before there were checksums.\n`,
    );
  });

  test('goes on with its events, and with checksums for those that follow', async () => {
    const log = open();
    expect(log.eventAt('stream', 10) && log.stateOf('stream').lastRevision).toBe(EVENTS - 1);
    await append(log, 'stream', [event('checked')]);
    await log.close();

    const again = open();
    expect(again.stateOf('stream').lastRevision).toBe(EVENTS);
    await again.close();
    expect(verifyLog(directory)).toMatchObject({ events: EVENTS + 3, unchecked: EVENTS + 2 });

    flipBit('checked');
    const damaged = open();
    expect(() => damaged.eventAt('stream', EVENTS)).toThrow(DamagedLogError);
    await damaged.close();
  });

  test('a checksum that was lost later counts as damage', async () => {
    const log = open();
    await append(log, 'stream', [event('checked')]);
    await log.close();
    const database = new DatabaseSync(file());
    database.exec('update events set checksum = null');
    database.close();
    const damaged = open();
    expect(() => damaged.eventAt('stream', EVENTS)).toThrow(DamagedLogError);
    await damaged.close();
  });
});
