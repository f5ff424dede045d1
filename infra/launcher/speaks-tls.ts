import { connect } from 'node:tls';

const DEFAULT_PORT = 2113;

/**
 * Whether a server answers a TLS handshake, with any certificate or an alert; nothing is sent over it. False
 * when it has not done so in time.
 */
export const speaksTls = (
  { hostname, port }: Pick<URL, 'hostname' | 'port'>,
  withinMs: number,
): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port) || DEFAULT_PORT,
      rejectUnauthorized: false,
    });
    const end = (isTls: boolean): void => {
      clearTimeout(late);
      socket.destroy();
      resolve(isTls);
    };
    const late = setTimeout(() => end(false), withinMs);
    socket.once('secureConnect', () => end(true));
    socket.once('close', () => end(false));
    socket.once('error', (error) => {
      end('code' in error && /_ALERT_/.test(String(error.code)));
    });
  });
