import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signedInSchema } from '@hearthway/domain/session/session.contract.ts';
import { expect, onTestFinished, test } from 'vitest';
import { masterKeyFileIn } from '../adapters/privacy/master-key-file.ts';
import { processesOn, spawnLauncher } from '../verification/e2e/launcher-process.ts';
import { operate } from '../verification/e2e/operate.ts';
import { needsEmbeddedStores } from '../verification/e2e/outside.fixture.ts';
import { fillWithWarmData } from '../verification/e2e/warm-data.fixture.ts';
import { PROGRAMS } from './programs.ts';

const start = async (dataDirectory: string) => {
  const launcher = spawnLauncher({ dataDirectory });
  const stop = async () => {
    launcher.send('SIGTERM');
    await launcher.ended;
  };
  onTestFinished(stop);
  return { url: await launcher.ready, stop };
};

const post = (url: string, body: unknown): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const password = 'a long password';
const account = { email: 'ana@example.org', password };

const signUp = async (url: string): Promise<void> => {
  const details = { ...account, confirmPassword: password, firstName: 'Ana', lastName: 'Lima' };
  signedInSchema.parse(await (await post(`${url}/api/register`, details)).json());
};

const signIn = async (url: string): Promise<number> =>
  (await post(`${url}/api/login`, account)).status;

test('its key is rotated while it runs, and without the right one it does not start again', async (context) => {
  needsEmbeddedStores(context, 'the shared database would be under another key');
  const dataDirectory = mkdtempSync(join(tmpdir(), 'hearthway-launcher-'));
  onTestFinished(() => rmSync(dataDirectory, { recursive: true }));
  fillWithWarmData(dataDirectory);
  const file = masterKeyFileIn(dataDirectory);
  const keys = (...args: readonly string[]) => operate({ dataDirectory }, [PROGRAMS.keys, ...args]);
  const refusal = async (environment: NodeJS.ProcessEnv = {}) => {
    const { code, complaints } = await spawnLauncher({ dataDirectory, environment }).ended;
    expect(code).toBe(1);
    expect(processesOn(dataDirectory)).toEqual([]);
    return complaints;
  };

  const first = await start(dataDirectory);
  await signUp(first.url);
  const oldKey = readFileSync(file, 'utf8').trim();
  expect(await keys('rotate')).toContain('holds the new key alone');
  expect(await signIn(first.url)).toBe(200);
  expect(await keys('expire', '--dry-run')).toBe('0 keys would be destroyed.\n');
  await first.stop();
  await expect(keys('status')).rejects.toThrow('No Hearthway is running');

  expect(await refusal({ HEARTHWAY_MASTER_KEY: oldKey })).toMatch(
    /^The data is encrypted under the master key [0-9a-f]{16}, which is not in HEARTHWAY_MASTER_KEY\. Put back .+\n$/,
  );
  renameSync(file, `${file}.elsewhere`);
  expect(await refusal()).toBe(
    `The master key file ${file} is missing, and without it the data cannot be read. Put it back from where you keep it, or set HEARTHWAY_MASTER_KEY.\n`,
  );
  expect(existsSync(file)).toBe(false);

  renameSync(`${file}.elsewhere`, file);
  const again = await start(dataDirectory);
  expect(await signIn(again.url)).toBe(200);
});
