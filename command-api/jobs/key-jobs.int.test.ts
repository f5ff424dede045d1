import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { createLogger } from '@hearthway/infra/adapters/logging/logger.ts';
import { connectPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import {
  makeMasterKeyFile,
  newMasterKeyText,
  readMasterKeyFile,
  replaceMasterKeyFile,
} from '@hearthway/infra/adapters/privacy/master-key-file.ts';
import { openMasterKeys } from '@hearthway/infra/adapters/privacy/open-master-keys.ts';
import { createPrivacy, type Privacy } from '@hearthway/infra/adapters/privacy/privacy.ts';
import type { PrivacySchema } from '@hearthway/infra/adapters/privacy/schema.ts';
import {
  createTestDatabase,
  type TestDatabase,
} from '@hearthway/infra/embedded/postgres/postgres.fixture.ts';
import { type Kysely, sql } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import { rotateMasterKeyJob } from './rotate-master-key.job.ts';
import { scrubKeysJob } from './scrub-keys.job.ts';

const logger = createLogger({ name: 'test', level: 'silent' });
const { signal } = new AbortController();

let postgres: TestDatabase;
let database: Kysely<PrivacySchema>;
let file: string;
let privacy: Privacy;

beforeEach(async ({ onTestFinished: atTheEnd }) => {
  postgres = await createTestDatabase();
  database = connectPostgres<PrivacySchema>({ url: postgres.url, onConnectionLost: () => {} });
  const directory = mkdtempSync(join(tmpdir(), 'hearthway-keys-'));
  file = join(directory, 'master.key');
  makeMasterKeyFile(file);
  privacy = createPrivacy({
    database,
    masterKeys: openMasterKeys({ HEARTHWAY_MASTER_KEY_FILE: file }),
  });
  await privacy.checkMasterKey();
  atTheEnd(async () => {
    await database.destroy();
    await postgres.drop();
    rmSync(directory, { recursive: true });
  });
});

const ids = () => readMasterKeyFile(file).map(({ id }) => id);

const rotateJob = () =>
  rotateMasterKeyJob({ url: postgres.url, file, afterDays: 30, clock: () => new Date(), logger });

const made = (daysAgo: number): void => {
  const at = new Date(Date.now() - daysAgo * DAY_MS);
  utimesSync(file, at, at);
};

test('the master key is rotated once it is thirty days old, and not before', async () => {
  const before = ids();
  const hash = await privacy.keyedHash('code', '123456');
  made(29);
  await rotateJob().run(signal);
  expect(ids()).toEqual(before);
  made(31);
  await rotateJob().run(signal);
  expect(ids()).toHaveLength(1);
  expect(ids()).not.toEqual(before);
  const restarted = createPrivacy({
    database,
    masterKeys: openMasterKeys({ HEARTHWAY_MASTER_KEY_FILE: file }),
  });
  expect(await restarted.keyedHash('code', '123456')).toEqual(hash);
  const after = ids();
  await rotateJob().run(signal);
  expect(ids()).toEqual(after);
});

test('a rotation that was interrupted is finished at once', async () => {
  replaceMasterKeyFile(file, (keys) => [newMasterKeyText(), ...keys]);
  const [newest] = ids();
  await rotateJob().run(signal);
  expect(ids()).toEqual([newest]);
});

test('keys are scrubbed at the start, after any were destroyed or rewrapped, and until it is complete', async () => {
  const scrub = vi.fn(async () => ({ isComplete: true, isLogEnded: true }));
  const job = scrubKeysJob({ database, directUrl: postgres.url, logger, scrub });
  await job.run(signal);
  await job.run(signal);
  expect(scrub).toHaveBeenCalledTimes(1);
  await sql`delete from system_keys where name = 'rows'`.execute(database);
  scrub.mockResolvedValueOnce({ isComplete: false, isLogEnded: true });
  // The counts of a connection arrive within a second or so.
  await vi.waitFor(
    async () => {
      await job.run(signal);
      expect(scrub).toHaveBeenCalledTimes(3);
    },
    { timeout: 20_000, interval: 200 },
  );
  expect(scrub).toHaveBeenCalledWith(postgres.url);
});

test('the scrub itself works with a database of services', async () => {
  const job = scrubKeysJob({ database, directUrl: postgres.url, logger });
  await expect(job.run(signal)).resolves.toEqual({ isMore: false });
});
