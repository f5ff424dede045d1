import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  makeMasterKeyFile,
  newMasterKeyText,
  readMasterKeyFile,
  replaceMasterKeyFile,
} from './master-key-file.ts';
import { masterKeysOf } from './master-keys.ts';
import { type MasterKeySource, openMasterKeys } from './open-master-keys.ts';
import { createPrivacy, type Privacy } from './privacy.ts';
import { type PrivacyUnderTest, startPrivacyUnderTest } from './privacy-database.fixture.ts';
import { rotate } from './rotate.ts';
import { masterKeyIdsInUse } from './wrapping.ts';

let tested: PrivacyUnderTest;
let directory: string;
let file: string;

beforeAll(async () => {
  tested = await startPrivacyUnderTest();
});

afterAll(() => tested.stop());

beforeEach(async () => {
  await tested.database.deleteFrom('accounts').execute();
  await tested.database.deleteFrom('system_keys').execute();
  directory = mkdtempSync(join(tmpdir(), 'hearthway-keys-'));
  file = join(directory, 'master.key');
  makeMasterKeyFile(file);
  onTestFinished(() => rmSync(directory, { recursive: true }));
});

const fromFile = (): MasterKeySource => ({ HEARTHWAY_MASTER_KEY_FILE: file });

const privacyWith = (source: MasterKeySource): Privacy =>
  createPrivacy({ database: tested.database, masterKeys: openMasterKeys(source) });

const rotation = async (options: Partial<Parameters<typeof rotate>[0]> = {}) => {
  const lines: string[] = [];
  await rotate({
    database: tested.database,
    source: fromFile(),
    signal: new AbortController().signal,
    print: (line) => lines.push(line),
    batch: 4,
    ...options,
  });
  return lines;
};

/** People with a sealed row each. */
const people = async (privacy: Privacy, count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const userId = await tested.newAccount();
      return { userId, sealed: await privacy.sealForPerson(userId, Buffer.from(userId)) };
    }),
  );

const expectAllToOpen = async (
  privacy: Privacy,
  all: Awaited<ReturnType<typeof people>>,
): Promise<void> => {
  for (const { userId, sealed } of all)
    expect(String(await privacy.openForPerson(userId, sealed))).toBe(userId);
};

const idsInFile = () => readMasterKeyFile(file).map(({ id }) => id);

test('afterwards the file holds a new key alone, everything opens with it, and nothing with the old', async () => {
  const before = readFileSync(file, 'utf8');
  const [old] = idsInFile();
  const privacy = privacyWith(fromFile());
  const emailKey = await privacy.emailKeyOf('ana@example.org');
  const all = await people(privacy, 10);
  await rotation();
  const [current, ...more] = idsInFile();
  expect(more).toEqual([]);
  expect(current).not.toBe(old);
  expect(await masterKeyIdsInUse(tested.database)).toEqual([current]);

  const restarted = privacyWith(fromFile());
  await restarted.checkMasterKey();
  await expectAllToOpen(restarted, all);
  expect(await restarted.emailKeyOf('ana@example.org')).toBe(emailKey);

  const withOld = privacyWith({ HEARTHWAY_MASTER_KEY: before });
  await expect(withOld.checkMasterKey()).rejects.toThrow(`the master key ${current}`);
  for (const { userId, sealed } of all)
    await expect(withOld.openForPerson(userId, sealed)).rejects.toThrow('not in');
});

test('running processes seal and open without errors during a rotation', async () => {
  const first = await people(privacyWith(fromFile()), 20);
  const writer = privacyWith(fromFile());
  await expectAllToOpen(writer, first);
  let isRotating = true;
  const written: typeof first = [];
  const write = async (): Promise<void> => {
    while (isRotating) {
      const some = await people(writer, 5);
      // Other processes read the new file at once.
      await expectAllToOpen(privacyWith(fromFile()), some);
      written.push(...some);
    }
  };
  const writing = Promise.all([write(), write()]);
  for (let turn = 0; turn < 3; turn += 1) await rotation();
  isRotating = false;
  await writing;

  expect(written.length).toBeGreaterThan(5);
  expect(idsInFile()).toEqual(await masterKeyIdsInUse(tested.database));
  const restarted = privacyWith(fromFile());
  await expectAllToOpen(restarted, [...first, ...written]);
});

class Killed extends Error {}

test('killed after any step, all data stays readable, and another run finishes', async () => {
  const steps = (await rotationOver(await people(privacyWith(fromFile()), 10))).length;
  expect(steps).toBeGreaterThan(5);
  for (let last = 1; last <= steps; last += 1) {
    const all = await people(privacyWith(fromFile()), 10);
    let step = 0;
    const killed = rotation({
      print: () => {
        step += 1;
        if (step === last) throw new Killed();
      },
    });
    await expect(killed).rejects.toThrow(Killed);
    const { length: keysAfterKill } = idsInFile();
    await expectAllToOpen(privacyWith(fromFile()), all);
    const [newest] = idsInFile();
    await rotation();
    // It goes on with the key that the killed one had begun with.
    if (keysAfterKill > 1) expect(idsInFile()).toEqual([newest]);
    expect(await masterKeyIdsInUse(tested.database)).toEqual(idsInFile());
    await expectAllToOpen(privacyWith(fromFile()), all);
    await tested.database.deleteFrom('accounts').execute();
  }
});

const rotationOver = async (all: Awaited<ReturnType<typeof people>>): Promise<string[]> => {
  const lines = await rotation();
  await expectAllToOpen(privacyWith(fromFile()), all);
  await tested.database.deleteFrom('accounts').execute();
  return lines;
};

test('a key that is being made while the file changes is not lost', async () => {
  const { database } = tested;
  const userId = await tested.newAccount();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: held, resolve: hold } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  onTestFinished(() => release());
  const holding = database.transaction().execute(async (transaction) => {
    await transaction
      .selectFrom('people')
      .select('user_id')
      .where('user_id', '=', userId)
      .forUpdate()
      .execute();
    hold();
    await released;
  });
  await held;
  const masterKeys = openMasterKeys(fromFile());
  const slow = createPrivacy({
    database,
    masterKeys: {
      ...masterKeys,
      current: () => {
        begin();
        return masterKeys.current();
      },
    },
  });
  // It is wrapped by the old key, and cannot be stored before the person is let go of.
  const sealing = slow.sealForPerson(userId, Buffer.from(userId));
  await begun;
  const rotating = rotation();
  await vi.waitFor(() => expect(idsInFile()).toHaveLength(2));
  release();
  const [sealed] = await Promise.all([sealing, rotating, holding]);
  expect(idsInFile()).toHaveLength(1);
  await expectAllToOpen(privacyWith(fromFile()), [{ userId, sealed }]);
});

test('with keys from the environment, all are wrapped by the first of them', async () => {
  const [old, next] = [newMasterKeyText(), newMasterKeyText()];
  const all = await people(privacyWith({ HEARTHWAY_MASTER_KEY: old }), 10);
  await rotation({ source: { HEARTHWAY_MASTER_KEY: `${next},${old}` } });
  await expectAllToOpen(privacyWith({ HEARTHWAY_MASTER_KEY: next }), all);
  expect(await masterKeyIdsInUse(tested.database)).toEqual([masterKeysOf(next).current().id]);
});

test('with a key that does not fit the data it changes nothing', async () => {
  await people(privacyWith({ HEARTHWAY_MASTER_KEY: newMasterKeyText() }), 1);
  const before = readFileSync(file, 'utf8');
  await expect(rotation()).rejects.toThrow(`which is not in ${file}`);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('two rotations at once: one is refused', async () => {
  await people(privacyWith(fromFile()), 5);
  const outcomes = await Promise.allSettled([rotation(), rotation()]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(idsInFile()).toEqual(await masterKeyIdsInUse(tested.database));
});

test('it waits for an account that is being deleted, and neither is in the way of the other', async () => {
  const all = await people(privacyWith(fromFile()), 5);
  const [first, ...others] = all;
  if (first === undefined) throw new Error('There are no persons.');
  const deleted = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  onTestFinished(() => goOn.resolve());
  const deleting = tested.database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('accounts').where('user_id', '=', first.userId).execute();
    deleted.resolve();
    await goOn.promise;
  });
  await deleted.promise;
  const rotating = rotation({
    print: (line) => {
      if (line.startsWith('4 keys')) goOn.resolve();
    },
  });
  await Promise.all([deleting, rotating]);
  await expectAllToOpen(privacyWith(fromFile()), others);
});

test('a file whose change fails is as it was', () => {
  const before = readFileSync(file, 'utf8');
  expect(() =>
    replaceMasterKeyFile(file, () => {
      throw new Killed();
    }),
  ).toThrow(Killed);
  writeFileSync(`${file}.new`, 'left behind by a killed one');
  replaceMasterKeyFile(file, (keys) => keys);
  expect(readFileSync(file, 'utf8')).toBe(before);
});
