import { healthSchema } from '@hearthway/domain/health/health.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from './command-api.fixture.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

test('it is well while both stores answer, and says where the log ends', async () => {
  const response = await api.app.inject('/health');
  expect(response.statusCode).toBe(200);
  expect(healthSchema.parse(response.json())).toEqual({
    status: 'ok',
    parts: [
      {
        name: 'event-store',
        status: 'ok',
        detail: expect.stringMatching(/^The log ends at position \d+\.$/),
      },
      { name: 'database', status: 'ok' },
      { name: 'mail', status: 'ok', detail: 'Mails are kept here, and not sent.' },
      {
        name: 'possible-dangers',
        status: 'ok',
        // Counted since the process began: other tests of it may have asked.
        numbers: expect.any(Object),
        isOptional: true,
        isForOperator: true,
      },
      {
        name: 'crisis-alerts',
        status: 'ok',
        detail: 'No alert of a crisis waits.',
        numbers: { unopened: 0, oldestSeconds: 0, unanswered: 0 },
        isOptional: true,
        isForOperator: true,
      },
      {
        name: 'payments',
        status: 'ok',
        detail: 'No payment provider is set, so plans are not sold.',
      },
      {
        name: 'support-queue',
        status: 'ok',
        detail: 'No message waits for an answer.',
        numbers: { waiting: 0, overdue: 0, oldestWaitSeconds: 0 },
      },
      {
        name: 'inbound-mail',
        status: 'ok',
        detail: 'It is not set, so people answer on the page.',
      },
    ],
  });
});

test('without an event store it says so, without its address', async () => {
  const response = await api.withoutEventStore(() => api.app.inject('/health'));
  expect(response.statusCode).toBe(503);
  expect(healthSchema.parse(response.json()).parts).toMatchObject([
    { name: 'event-store', status: 'failing', detail: 'The event store does not answer.' },
    { name: 'database', status: 'ok' },
    { name: 'mail', status: 'ok' },
    { name: 'possible-dangers', status: 'ok' },
    { name: 'crisis-alerts', status: 'ok' },
    { name: 'payments', status: 'ok' },
    { name: 'support-queue', status: 'ok' },
    { name: 'inbound-mail', status: 'ok' },
  ]);
});
