import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vitest/config';
import { createLogger } from '../../adapters/logging/logger.ts';
import { buildFrontend, pagesIn } from '../../launcher/frontend.ts';
import { buildGateway } from '../../launcher/gateway.ts';

const require = createRequire(import.meta.url);
const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));
const NOWHERE = { name: '', url: () => undefined };
const BUILT_WITHIN_MS = 180_000;
const AXE = '/testing/axe.js';
const PAGES = '/testing/pages.json';

/** Serves the built site beside the tests, as the gateway does; its frames may be the tests'. */
export const serveSite = (slice: number | null): Plugin => ({
  name: 'hearthway:site',
  configureServer: async ({ middlewares }) => {
    if (slice !== null) process.stdout.write(`Component tests: slice ${slice} of each sweep.\n`);
    await buildFrontend({
      repository: REPOSITORY,
      signal: AbortSignal.timeout(BUILT_WITHIN_MS),
      onBuild: () => process.stdout.write('Component tests: the pages are being built.\n'),
    });
    const app = buildGateway({
      frontend: pagesIn(REPOSITORY),
      services: { commandApi: NOWHERE, readApi: NOWHERE, projections: NOWHERE },
      logger: createLogger({ name: 'component-tests', level: 'silent' }),
      publicUrl: () => 'http://localhost',
    });
    app.addHook('onSend', async (_request, reply) => {
      reply.removeHeader('x-frame-options');
      const policy = String(reply.getHeader('content-security-policy'));
      reply.header(
        'content-security-policy',
        policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
      );
    });
    const axe = await readFile(require.resolve('axe-core/axe.min.js'));
    app.get(AXE, async (_request, reply) =>
      // Each page loads it, and the browser keeps what it has compiled.
      reply
        .headers({ 'cache-control': 'public, max-age=31536000, immutable' })
        .type('text/javascript')
        .send(axe),
    );
    const pages = await readFile(`${pagesIn(REPOSITORY)}/templates/pages.json`);
    app.get(PAGES, async (_request, reply) => reply.type('application/json').send(pages));
    await app.ready();
    // Before Vitest's own, which answers at '/'.
    middlewares.stack.unshift({
      route: '',
      handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => {
        if (isOfSite(request)) app.routing(request, response);
        else next();
      },
    });
  },
});

const isOfSite = ({ url = '/', headers }: IncomingMessage): boolean =>
  (headers['sec-fetch-dest'] === 'iframe' && !/^\/__vitest|[?&]sessionId=/.test(url)) ||
  /^\/(?:assets\/|testing\/|robots\.txt|manifest|hearth\.svg|icon-)/.test(url);
