import { receiptCodeOf } from '@hearthway/infra/adapters/account/receipt-code.ts';
import { createPrivacy } from '@hearthway/infra/adapters/privacy/privacy.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildOver, type Scenario, startScenario } from '../read-api.fixture.ts';

const GONE = 'f'.repeat(32);

let scenario: Scenario;
let code: string;

beforeAll(async () => {
  scenario = await startScenario();
  const { database, masterKeys } = scenario;
  code = await receiptCodeOf(createPrivacy({ database, masterKeys }), GONE);
  await database
    .insertInto('erased_people')
    .values({ user_id: GONE, erased_at: new Date('2026-11-20T10:00:00Z') })
    .execute();
});

afterAll(() => scenario.stop());

const ask = async (receiptCode: string, language = 'en') => {
  const { app, close } = buildOver(scenario);
  onTestFinished(close);
  return app.inject({
    url: `/api/account/erasure-receipt?code=${receiptCode}`,
    headers: { 'accept-language': language },
  });
};

test('a receipt says what is under way, and then when each place was done and when backups end', async () => {
  const first = await ask(code);
  expect(first.headers['content-disposition']).toMatch(/^attachment; filename=".+[.]txt"$/);
  expect(first.body).toContain(GONE);
  expect(first.body).toContain('2026-11-20 10:00 UTC');
  expect(first.body.match(/under way/g)).toHaveLength(6);
  await scenario.database
    .updateTable('erased_people')
    .set({
      finished_at: new Date('2026-11-20T10:01:00Z'),
      scrubbed_at: new Date('2026-11-20T10:09:00Z'),
    })
    .execute();
  const { body } = await ask(code);
  expect(body).toContain(
    'The files of the database, with its log of changes: 2026-11-20 10:09 UTC',
  );
  expect(body).toMatch(/Last day on which a backup can be read.*: 2026-12-20\r\n/);
  expect(body).not.toContain('under way');
  expect((await ask(code, 'es')).body).toContain('Comprobante de una cuenta eliminada');
});

test('a code that was made up opens none', async () => {
  for (const wrong of [GONE, `${GONE}${'0'.repeat(64)}`, code.replaceAll('f', 'e')])
    expect((await ask(wrong)).statusCode).toBe(404);
});
