import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { expect, test } from 'vitest';
import { readWebhookSettings, signed } from './webhook.ts';

const URL_SET = 'https://alerts.example.org/hearthway';
const SECRET = 'a secret of more than thirty-two characters';

const read = (url: string | undefined, secret: string | undefined) =>
  readWebhookSettings({ CRISIS_WEBHOOK_URL: url, CRISIS_WEBHOOK_SECRET: secret });

test('unset, there is no webhook', () => {
  expect(read(undefined, undefined)).toBeUndefined();
  expect(read('', '')).toBeUndefined();
});

test(
  'settings that cannot work are refused by name, and their values are not repeated',
  everyRow(
    [
      ['http://alerts.example.org/', SECRET, 'CRISIS_WEBHOOK_URL'],
      ['ftp://alerts.example.org/', SECRET, 'CRISIS_WEBHOOK_URL'],
      ['nowhere', SECRET, 'CRISIS_WEBHOOK_URL'],
      ['https://name:word@alerts.example.org/', SECRET, 'CRISIS_WEBHOOK_URL'],
      [undefined, SECRET, 'CRISIS_WEBHOOK_URL'],
      [URL_SET, undefined, 'CRISIS_WEBHOOK_SECRET'],
      [URL_SET, 'short', 'CRISIS_WEBHOOK_SECRET'],
    ] as const,
    ([url, secret, name]) => {
      const reading = () => read(url, secret);
      expect(reading).toThrow(name);
      expect(reading).not.toThrow(/word@|short|alerts\.example/);
    },
  ),
);

test('on this machine plain HTTP will do', () => {
  expect(read('http://127.0.0.1:9000/alert', SECRET)?.url).toBe('http://127.0.0.1:9000/alert');
});

test('a post is signed as the specification’s example is', () => {
  // The example of standardwebhooks.com and its libraries.
  const secret = read(URL_SET, 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')?.secret ?? Buffer.of();
  expect(
    signed(
      {
        id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
        body: '{"test": 2432232314}',
        now: new Date(1_614_265_330_000),
      },
      secret,
    ),
  ).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});
