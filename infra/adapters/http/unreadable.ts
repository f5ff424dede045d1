import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { errorReply } from './errors.ts';

/**
 * Responds in the wire format to bytes that Node cannot parse as a request: they reach no route and no hook.
 * The connection ends, since the start of the next request is unknown.
 */
export const answerMalformed = (error: ConnectionError, socket: Socket): void => {
  if (error.code !== 'ECONNRESET' && socket.writable) socket.write(answerTo(error));
  socket.destroySoon();
};

const answerTo = ({ code }: ConnectionError): string => {
  const isTooLong = code === 'HPE_HEADER_OVERFLOW';
  const { status, body } = errorReply(isTooLong ? 'BodyTooLarge' : 'MalformedRequest');
  const json = JSON.stringify(body);
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(json)}`,
    'connection: close',
    '',
    json,
  ].join('\r\n');
};
