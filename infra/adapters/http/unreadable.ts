import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { errorReply } from './errors.ts';

/**
 * Answers what Node itself cannot read as a request, which gets to no route and no hook: in the wire
 * format as well. The connection ends, since nobody knows where a next request would begin.
 */
export const answerUnreadable = (error: ConnectionError, socket: Socket): void => {
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
