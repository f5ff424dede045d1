import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { makeMasterKeyFile, newMasterKeyText, replaceMasterKeyFile } from './master-key-file.ts';
import { openMasterKeys } from './open-master-keys.ts';

let directory: string;
let file: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'hearthway-keys-'));
  file = join(directory, 'data', 'master.key');
  onTestFinished(() => rmSync(directory, { recursive: true }));
});

const openFile = () => openMasterKeys({ HEARTHWAY_MASTER_KEY_FILE: file });

test('a file that was made holds one key, for its owner alone, and nothing lies beside it', () => {
  makeMasterKeyFile(file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(openFile().current().bytes).toHaveLength(32);
  expect(readdirSync(join(directory, 'data'))).toEqual(['master.key']);
});

test('a file that is there is kept', () => {
  makeMasterKeyFile(file);
  const before = readFileSync(file, 'utf8');
  makeMasterKeyFile(file);
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect(readdirSync(join(directory, 'data'))).toEqual(['master.key']);
});

const MAKER = `
  const { makeMasterKeyFile, readMasterKeyFile } = await import(process.argv[1]);
  makeMasterKeyFile(process.argv[2]);
  process.stdout.write(readMasterKeyFile(process.argv[2])[0].id);`;

test('processes that make it at once all get the same key', async () => {
  const ids = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const child = spawn(
        process.execPath,
        ['--input-type=module', '-e', MAKER, import.meta.resolve('./master-key-file.ts'), file],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      let printed = '';
      child.stdout.on('data', (chunk) => {
        printed += String(chunk);
      });
      await once(child, 'close');
      return printed;
    }),
  );
  expect(ids).toEqual(Array.from({ length: 6 }, () => openFile().current().id));
});

test('a process goes on with the key that a rotation has put first, and knows the one before', () => {
  makeMasterKeyFile(file);
  const keys = openFile();
  const old = keys.current();
  const next = newMasterKeyText();
  replaceMasterKeyFile(file, (before) => [next, ...before]);
  expect(keys.current().bytes.toString('base64')).toBe(next);
  expect(keys.find(old.id)).toEqual(old);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test.each([0o644, 0o604, 0o620])('a file of mode %o is refused, with what to do', (mode) => {
  makeMasterKeyFile(file);
  chmodSync(file, mode);
  expect(openFile).toThrow(`The master key file ${file} is open to others: chmod 600 ${file}`);
  chmodSync(file, 0o440);
  expect(openFile).not.toThrow();
});

test('a file that is missing is refused', () => {
  expect(openFile).toThrow(`The master key file ${file} does not exist. Put it back`);
});

const KEY = newMasterKeyText();

test.each([
  ['nothing', ''],
  ['a short key', Buffer.alloc(31, 7).toString('base64')],
  ['a long key', Buffer.alloc(33, 7).toString('base64')],
  ['a key with a typing error', KEY.replace(/^./, '*')],
  ['a key and rubbish', `${KEY}\nrubbish`],
  ['a key without its end', KEY.slice(0, -1)],
])('%s is no master key, and is not repeated', (_what, text) => {
  makeMasterKeyFile(file);
  writeFileSync(file, text);
  const sentence = `${file} does not hold a master key: that is 32 random bytes in base64, as openssl rand -base64 32 prints them.`;
  expect(openFile).toThrow(new Error(sentence));
});

test('keys may come from the environment, and then the file is not looked at', () => {
  const old = newMasterKeyText();
  const keys = openMasterKeys({
    HEARTHWAY_MASTER_KEY: ` ${KEY} , ${old}`,
    HEARTHWAY_MASTER_KEY_FILE: file,
  });
  const [{ id }] = [openMasterKeys({ HEARTHWAY_MASTER_KEY: old }).current()];
  expect(keys.current().bytes.toString('base64')).toBe(KEY);
  expect(keys.find(id)?.bytes.toString('base64')).toBe(old);
  expect(keys.find('0'.repeat(16))).toBeUndefined();
});

test.each([{}, { HEARTHWAY_MASTER_KEY: '', HEARTHWAY_MASTER_KEY_FILE: '' }])(
  'without any it says which variables to set: %j',
  (source) => {
    expect(() => openMasterKeys(source)).toThrow(
      'set HEARTHWAY_MASTER_KEY or HEARTHWAY_MASTER_KEY_FILE',
    );
  },
);
