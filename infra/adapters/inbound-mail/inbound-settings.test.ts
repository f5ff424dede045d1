import { expect, test } from 'vitest';
import { readInboundSettings } from './inbound-settings.ts';

const SECRET = 's'.repeat(32);
const replyAddress = { local: 'reply', domain: 'example.org' };

test.for([undefined, ''])('with %j, people answer on the page', (given) => {
  expect(readInboundSettings({ INBOUND_MAIL: given })).toBeUndefined();
});

test.for([
  [
    'lmtp://127.0.0.1:2424?to=reply@example.org',
    { by: 'lmtp', host: '127.0.0.1', port: 2424, replyAddress },
  ],
  ['lmtp://[::1]:24?to=Reply%40Example.org', { by: 'lmtp', host: '::1', port: 24, replyAddress }],
  [
    `webhook:?to=reply@example.org&secret=${SECRET}`,
    { by: 'webhook', secret: SECRET, replyAddress },
  ],
] as const)('%s is read', ([given, settings]) => {
  expect(readInboundSettings({ INBOUND_MAIL: given })).toEqual(settings);
});

test.for([
  ['no address', 'no address'],
  ['https://example.org?to=reply@example.org', 'neither lmtp: nor webhook:'],
  ['lmtp://127.0.0.1:2424', '"to" has to be'],
  ['lmtp://127.0.0.1:2424?to=reply+a@example.org', '"to" has to be'],
  ['lmtp://127.0.0.1?to=reply@example.org', 'the port is missing'],
  ['lmtp://mail.example.org:24?to=reply@example.org', 'an address of this machine'],
  ['webhook:?to=reply@example.org', '32 characters'],
  ['webhook:?to=reply@example.org&secret=short-and-told', '32 characters'],
] as const)('%s is refused with a sentence', ([given, reason]) => {
  expect(() => readInboundSettings({ INBOUND_MAIL: given })).toThrow(reason);
  expect(() => readInboundSettings({ INBOUND_MAIL: given })).not.toThrow('short-and-told');
});
