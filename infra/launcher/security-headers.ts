import helmet from '@fastify/helmet';
import type { HttpServer } from '../adapters/http/server.ts';

/** Pages load everything from this origin, style and script from files only. */
const CONTENT = {
  'default-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  // Prevents framing by other sites.
  'frame-ancestors': ["'none'"],
  'object-src': ["'none'"],
};

/** Policy for pages with images from other sites, and with empty placeholders while those load. */
export const policyWithImagesOf = (hosts: readonly string[]): string =>
  Object.entries({ ...CONTENT, 'img-src': ["'self'", 'data:', ...hosts] })
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';');

/** Searching nearby uses geolocation; no other device feature is used. */
const PERMISSIONS = 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()';

const TRANSPORT = 'max-age=31536000; includeSubDomains';

/** Adds the security headers of every response. */
export const addSecurityHeaders = (app: HttpServer): void => {
  app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT },
    // For browsers that do not support `frame-ancestors`.
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', async ({ protocol }, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
    // Ignored over plain HTTP, and wrong where there is no TLS.
    if (protocol === 'https') reply.header('strict-transport-security', TRANSPORT);
  });
};
