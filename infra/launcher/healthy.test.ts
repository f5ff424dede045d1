import type { Health, HealthPart } from '@hearthway/domain/health/health.contract.ts';
import { expect, test, vi } from 'vitest';
import { untilHealthy } from './healthy.ts';

const FAILING: HealthPart = { name: 'event-store', status: 'failing', detail: 'It is away.' };
const MAIL: HealthPart = { name: 'mail', status: 'failing', isOptional: true };
const OK: Health = { status: 'ok', parts: [] };

const failing = (...parts: readonly HealthPart[]): Health => ({ status: 'failing', parts });

const untilOk = (readHealth: () => Promise<Health>, more: object = {}) =>
  untilHealthy({
    readHealth,
    onDelay: () => {},
    signal: new AbortController().signal,
    lookEveryMs: 1,
    optionalWithinMs: 1,
    ...more,
  });

test('it waits until health says ok', async () => {
  const readHealth = vi.fn<() => Promise<Health>>().mockResolvedValue(OK);
  for (let looks = 0; looks < 3; looks += 1) readHealth.mockResolvedValueOnce(failing(FAILING));
  await untilOk(readHealth);
  expect(readHealth).toHaveBeenCalledTimes(4);
});

test('a part that the site can do without is not waited for forever', async () => {
  await untilOk(async () => failing(MAIL));
});

test('a part that it needs is', async () => {
  const readHealth = vi.fn<() => Promise<Health>>().mockResolvedValue(OK);
  for (let looks = 0; looks < 20; looks += 1)
    readHealth.mockResolvedValueOnce(failing(FAILING, MAIL));
  await untilOk(readHealth);
  expect(readHealth).toHaveBeenCalledTimes(21);
});

test('after a while it says once what it waits for', async () => {
  const lines: string[] = [];
  const readHealth = vi.fn<() => Promise<Health>>().mockResolvedValue(OK);
  for (let looks = 0; looks < 3; looks += 1)
    readHealth.mockResolvedValueOnce(failing(FAILING, MAIL));
  await untilOk(readHealth, { delayAfterMs: 0, onDelay: (line: string) => lines.push(line) });
  expect(lines).toEqual(['Waiting until every part is well: event-store (It is away.), mail']);
});

test('told to stop, it waits no longer', async () => {
  const stopping = new AbortController();
  const waiting = untilOk(
    async () => {
      stopping.abort();
      return failing(FAILING);
    },
    { signal: stopping.signal },
  );
  await expect(waiting).rejects.toThrow('abort');
});
