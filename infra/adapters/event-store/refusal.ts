import { AccessDeniedError } from '@eventstore/db-client';
import { status } from '@grpc/grpc-js';
import { EventStoreUnavailableError, isTransient } from './errors.ts';

/**
 * Error of an event store that responds, but will not serve us until its operator or ours changes something.
 */
export class EventStoreRefusalError extends Error {
  override readonly name = 'EventStoreRefusalError';
  readonly statusCode = 503;
  /** One sentence without advice, for the public health report. */
  readonly detail: string;

  constructor({ detail, advice }: Refusal, options: ErrorOptions) {
    super(`${detail} ${advice}`, options);
    this.detail = detail;
  }
}

interface Refusal {
  readonly detail: string;
  /** Advice for the operator. */
  readonly advice: string;
}

const WRONG_USER: Refusal = {
  detail: 'The event store refuses the user.',
  advice:
    'Check the user name and the password in its address: esdb://USER:PASSWORD@HOST:PORT, with special characters percent-encoded.',
};

const NO_RIGHT: Refusal = {
  detail: 'The event store does not let this user read $all.',
  advice:
    'Name a user in its address (esdb://USER:PASSWORD@HOST:PORT), and give that user the right to read $all (docs/operations.md, "Your own EventStoreDB").',
};

/** Reported in the response to an append, which has no status of its own. */
const NO_RIGHT_TO_APPEND: Refusal = {
  detail: 'The event store does not let this user append.',
  advice:
    'Give the user the right to write the streams of Hearthway (docs/operations.md, "Your own EventStoreDB").',
};

/** Certificate errors in the wording of Node's TLS and OpenSSL, inside the client's message. */
const CERTIFICATES: readonly (Refusal & { readonly says: RegExp })[] = [
  {
    says: /certificate has expired|CERT_HAS_EXPIRED/i,
    detail: 'The certificate of the event store has expired.',
    advice: 'Renew it there.',
  },
  {
    says: /altname|ERR_TLS_CERT_ALTNAME/i,
    detail: 'The certificate of the event store is for another host name.',
    advice: 'Use a name that the certificate holds in its address.',
  },
  {
    says: /self[- ]signed certificate|unable to (?:get|verify)|DEPTH_ZERO|UNABLE_TO_/i,
    detail: 'The certificate of the event store is not trusted.',
    advice:
      'Name the certificate of the authority that signed it in its address, with &tlsCAFile=/path/to/ca.crt.',
  },
  {
    says: /wrong version number|packet length too long|EPROTO/i,
    detail: 'The event store does not speak TLS.',
    advice: 'Add ?tls=false to its address, where the network between is your own.',
  },
];

const refusalIn = (error: Error): Refusal | undefined => {
  if ('code' in error && error.code === status.UNAUTHENTICATED) return WRONG_USER;
  if ('code' in error && error.code === status.PERMISSION_DENIED) return NO_RIGHT;
  if (error instanceof AccessDeniedError) return NO_RIGHT_TO_APPEND;
  return CERTIFICATES.find(({ says }) => says.test(error.message));
};

/**
 * Converts an error of the client: a refusal gets advice, and a broken connection or a missing response
 * becomes an `EventStoreUnavailableError`. Others are returned as they are.
 */
export const explained = (error: unknown): unknown => {
  if (!(error instanceof Error) || error instanceof EventStoreRefusalError) return error;
  const refusal = refusalIn(error);
  if (refusal !== undefined) return new EventStoreRefusalError(refusal, { cause: error });
  const isLate = error.name === 'AbortError' || error.name === 'TimeoutError';
  return isLate || isTransient(error) ? new EventStoreUnavailableError({ cause: error }) : error;
};
