import { AccessDeniedError, UnavailableError } from '@eventstore/db-client';
import { status } from '@grpc/grpc-js';
import { expect, test } from 'vitest';
import { EventStoreUnavailableError } from './errors.ts';
import { EventStoreRefusalError, explained } from './refusal.ts';
import { retryUntilAvailable } from './retry-until-available.ts';

const withCode = (code: status, message = ''): Error => Object.assign(new Error(message), { code });

test.for([
  { error: withCode(status.UNAUTHENTICATED), detail: 'The event store refuses the user.' },
  {
    error: withCode(status.PERMISSION_DENIED),
    detail: 'The event store does not let this user read $all.',
  },
  { error: new AccessDeniedError(), detail: 'The event store does not let this user append.' },
  {
    error: withCode(status.UNAVAILABLE, 'unable to verify the first certificate'),
    detail: 'The certificate of the event store is not trusted.',
  },
  {
    error: withCode(status.UNAVAILABLE, "Hostname/IP does not match certificate's altnames"),
    detail: 'The certificate of the event store is for another host name.',
  },
  {
    error: withCode(status.UNAVAILABLE, 'ssl3_get_record:wrong version number'),
    detail: 'The event store does not speak TLS.',
  },
])('$detail', ({ error, detail }) => {
  const refusal = explained(error);
  expect(refusal).toBeInstanceOf(EventStoreRefusalError);
  expect(refusal).toMatchObject({ detail, statusCode: 503, cause: error });
});

test('a connection that broke and an answer that did not come are no refusals', () => {
  for (const error of [new UnavailableError(), new DOMException('', 'TimeoutError')])
    expect(explained(error)).toBeInstanceOf(EventStoreUnavailableError);
});

test('an error of our own stays', () => {
  const error = new RangeError('Ours.');
  expect(explained(error)).toBe(error);
});

test('a refusal is not tried again', async () => {
  let tries = 0;
  const refused = retryUntilAvailable(
    async () => {
      tries += 1;
      throw new AccessDeniedError();
    },
    { pause: async () => {}, signal: AbortSignal.timeout(10_000) },
  );
  await expect(refused).rejects.toThrow(EventStoreRefusalError);
  expect(tries).toBe(1);
});
