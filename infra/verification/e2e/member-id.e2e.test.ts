import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CURRENT_CONSENT } from '@hearthway/domain/account/account.constants.ts';
import { signedInSchema } from '@hearthway/domain/session/session.contract.ts';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { spawnLauncher } from './launcher-process.ts';
import { needsEmbeddedStores } from './outside.fixture.ts';
import { tracesInFiles } from './traces.fixture.ts';
import { fillWithWarmData } from './warm-data.fixture.ts';

const PLANTED = 'XQJ904417735';
const EMAIL = `${randomUUID()}@example.org`;

let directory: string;

beforeEach((context) => {
  needsEmbeddedStores(context, 'it looks for a member id in their files');
  directory = mkdtempSync(join(tmpdir(), 'hearthway-member-id-'));
  // Registered first, it runs last.
  context.onTestFinished(() => rmSync(directory, { recursive: true }));
  mkdirSync(join(directory, 'data'));
  fillWithWarmData(join(directory, 'data'));
});

const start = async () => {
  const dataDirectory = join(directory, 'data');
  const launcher = spawnLauncher({
    dataDirectory,
    environment: { LOG_LEVEL: 'debug' },
    logFile: join(dataDirectory, 'log'),
  });
  let isStopped = false;
  const stop = async (): Promise<void> => {
    if (isStopped) return;
    isStopped = true;
    launcher.send('SIGTERM');
    await launcher.ended;
  };
  onTestFinished(stop);
  return { url: await launcher.ready, stop };
};

/** Whole request bodies with the planted id, and the status of the answer. */
const LOOKUPS: readonly (readonly [status: number, body: string])[] = [
  ...[
    [200, { insuranceProvider: 'aetna', state: 'NC' }],
    [200, { insuranceProvider: 'kaiser-permanente', zipCode: PLANTED.slice(0, 12) }],
    [400, {}],
    [400, { insuranceProvider: PLANTED }],
    [400, { insuranceProvider: 'aetna', state: PLANTED }],
    [400, { insuranceProvider: 'aetna', zipCode: PLANTED.repeat(9) }],
    [422, { insuranceProvider: 'aetna', zipCode: '27701', state: 'TX' }],
  ].map(
    ([status, body]) =>
      [Number(status), JSON.stringify({ ...Object(body), memberId: PLANTED })] as const,
  ),
  [200, JSON.stringify({ insuranceProvider: 'cigna', memberId: { number: [PLANTED] } })],
  [200, JSON.stringify({ insuranceProvider: 'cigna', memberId: PLANTED.repeat(1_000) })],
  [400, `{"insuranceProvider":"aetna","memberId":"${PLANTED}`],
  [400, `${PLANTED}`],
  [413, JSON.stringify({ insuranceProvider: 'aetna', memberId: PLANTED.repeat(6_000) })],
];

test('a member id is in no log, store, answer or address, however a lookup ends', {
  timeout: 120_000,
}, async () => {
  const { url, stop } = await start();
  const answers: string[] = [];
  const post = async (
    path: string,
    body: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<number> => {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    answers.push(JSON.stringify([...answer.headers]), await answer.clone().text());
    return answer.status;
  };
  const person = {
    firstName: 'Ana',
    lastName: 'Lima',
    email: EMAIL,
    ...CURRENT_CONSENT,
    confirmedAge: String(CURRENT_CONSENT.confirmedAge),
  };
  const registered = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, password: PASSWORD, confirmPassword: PASSWORD }),
  });
  const { token } = signedInSchema.parse(await registered.json());

  for (const headers of [{}, { authorization: `Bearer ${token}`, 'idempotency-key': 'a-key' }])
    for (const [index, [status, body]] of LOOKUPS.entries()) {
      const keyed = 'idempotency-key' in headers ? { 'idempotency-key': `key-${index}` } : {};
      expect(await post('/api/insurance/lookup', body, { ...headers, ...keyed })).toBe(status);
    }
  // The form of a browser without scripts, and a type that no route takes.
  const form = String(new URLSearchParams({ insuranceProvider: 'aetna', memberId: PLANTED }));
  const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
  await post('/insurance-help', form, urlencoded);
  await post('/api/insurance/lookup', form, urlencoded);
  await fetch(`${url}/health`).then(async (answer) => answers.push(await answer.text()));
  await stop();

  // Control: the search finds what is kept.
  const data = join(directory, 'data');
  expect(tracesInFiles(data, ['kaiser-permanente', EMAIL]).length).toBeGreaterThan(1);
  expect(tracesInFiles(data, [PLANTED])).toEqual([]);
  expect(answers.filter((answer) => answer.includes(PLANTED))).toEqual([]);
});

const PASSWORD = 'a long password';
