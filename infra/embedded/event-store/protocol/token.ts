import { createHash, timingSafeEqual } from 'node:crypto';
import { ServerInterceptingCall, type ServerInterceptor, status } from '@grpc/grpc-js';

/**
 * Header with the token in every call. The client sends no user and password without TLS, but it sends the
 * `connectionName` of its address.
 */
const TOKEN_HEADER = 'connection-name';

/** Services that the client calls without the header. They reveal nothing about stored data. */
const OPEN_SERVICES = /^\/event_store\.client\.(?:gossip|server_features)\./;

/** Rejects calls without the token. */
export const requireToken = (token: string): ServerInterceptor => {
  const expected = digest(token);
  return ({ path }, call) =>
    new ServerInterceptingCall(call, {
      start: (next) =>
        next({
          onReceiveMetadata: (metadata, pass) => {
            const sent = metadata.get(TOKEN_HEADER);
            const isKnown = sent.some((each) => timingSafeEqual(digest(String(each)), expected));
            if (isKnown || OPEN_SERVICES.test(path)) pass(metadata);
            else call.sendStatus({ code: status.UNAUTHENTICATED, details: REFUSED });
          },
        }),
    });
};

const REFUSED = 'This event store belongs to a Hearthway, and takes calls with its token only.';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
