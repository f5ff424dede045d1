import helmet from '@fastify/helmet';
import type { HttpServer } from '../adapters/http/server.ts';

/** The pages get everything from this address, style and script from files alone. */
const CONTENT = {
  'default-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  // Never shown inside another site's pages.
  'frame-ancestors': ["'none'"],
  'object-src': ["'none'"],
};

/** For pages with images of other sites, and with empty placeholders while those load. */
export const policyWithImagesOf = (hosts: readonly string[]): string =>
  Object.entries({ ...CONTENT, 'img-src': ["'self'", 'data:', ...hosts] })
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';');

/** Searching nearby uses geolocation; no other feature of the device is used. */
const PERMISSIONS = 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()';

const TRANSPORT = 'max-age=31536000; includeSubDomains';

/** Security headers of every answer. */
export const addSecurityHeaders = (app: HttpServer): void => {
  app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT },
    // For browsers that do not know `frame-ancestors`.
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', async ({ protocol }, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
    // Said over plain HTTP, it would be ignored. Where there is no TLS, it must not be said.
    if (protocol === 'https') reply.header('strict-transport-security', TRANSPORT);
  });
};
