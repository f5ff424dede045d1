import { request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import { type Duplex, pipeline } from 'node:stream';
import type { HttpSettings } from '../adapters/http/settings.ts';
import { callerOf } from '../adapters/http/trusted-proxies.ts';
import type { ServiceAddress } from './health.ts';

/**
 * Tunnels WebSockets to a service. The page gets the service's own response to the handshake: if its socket
 * were opened first, and closed when the service refuses or is down, it would wait in vain.
 */
export const tunnelSockets = (
  server: Server,
  { url }: ServiceAddress,
  { trustsProxy }: Pick<HttpSettings, 'trustsProxy'>,
): void => {
  server.on('upgrade', (request, page: Duplex, sentAlready) => {
    page.on('error', () => page.destroy());
    const address = url();
    if (address === undefined) return end(page, '503 Service Unavailable');
    const { url: path = '/' } = request;
    const headers = { ...request.headers, 'x-forwarded-for': callerOf(request, trustsProxy) };
    const handshake = httpRequest(new URL(path, address), { headers });
    handshake.on('upgrade', (answer, service, answeredAlready) => {
      page.write(headOf(answer));
      page.write(answeredAlready);
      service.write(sentAlready);
      // Each side ends with the other, and nothing is left to do.
      pipeline(page, service, page, () => {});
    });
    handshake.on('response', (refusal) => {
      refusal.destroy();
      end(page, `${refusal.statusCode} ${refusal.statusMessage}`);
    });
    handshake.on('error', () => end(page, '503 Service Unavailable'));
    handshake.end();
  });
};

const headOf = ({ statusCode, statusMessage, rawHeaders }: IncomingMessage): string => {
  const lines = [`HTTP/1.1 ${statusCode} ${statusMessage}`];
  for (let i = 0; i < rawHeaders.length; i += 2)
    lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
};

const end = (page: Duplex, status: string): void => {
  page.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
};
