import { type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import type { HealthPart } from '@hearthway/domain/health/health.contract.ts';
import { say } from '@hearthway/domain/kernel/message.ts';
import { type Language, PRODUCT } from '@hearthway/domain/product.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseLanguage } from '../adapters/http/choose-language.ts';
import type { HttpServer } from '../adapters/http/server.ts';
import { LANGUAGES } from '../adapters/i18n/languages.ts';
import { translatorIn } from '../adapters/i18n/translator.ts';
import { forwarded } from './forward.ts';
import type { ServiceAddress } from './health.ts';
import { policyWithImagesOf } from './security-headers.ts';
import { createServedPages, type ServedPages } from './served-pages.ts';
import { type Page, type Pages, readTemplates, TEMPLATES } from './templates.ts';

export interface SitePagesOptions {
  /** Service from which the content of pages is read. */
  readonly readApi: ServiceAddress;
  /** Service to which forms are sent that arrive without a script. */
  readonly commandApi: ServiceAddress;
  /** Folder of the built pages, which may not exist yet. */
  readonly frontend: string;
  /** Address of the site; called once it is served. */
  readonly publicUrl: () => string;
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export interface SitePages {
  /** Responds with the page at the requested address, in the visitor's language. */
  readonly answer: Answer;
  /** Responds with the page at the requested address, including the response to the form sent there. */
  readonly submit: Answer;
  readonly addFiles: (app: HttpServer) => void;
  /** Failing until the pages are built at the first start. */
  readonly health: () => Promise<HealthPart>;
}

const STARTING = say('{product} is starting. This page opens by itself in a moment.', {
  product: PRODUCT.name,
});

const starting = (language: Language): string => `<!doctype html>
<html lang="${language}">
  <meta http-equiv="refresh" content="1" />
  <title>${PRODUCT.name}</title>
  <p>${translatorIn(language)(STARTING)}</p>
</html>`;

const HTML = 'text/html; charset=utf-8';

/** Serves the site: public pages as HTML, a shell for the others. */
export const createSitePages = (options: SitePagesOptions): SitePages => {
  const { publicUrl, commandApi } = options;
  const { read, stop } = reader(options);

  const answer: Answer = async (request, reply) => {
    const pages = await read();
    // At the first start, the gateway listens before the pages are built.
    if (pages === undefined) {
      const language = chooseLanguage(LANGUAGES, request.headers);
      return reply.status(503).type(HTML).send(starting(language));
    }
    const language = chooseLanguage(pages.languages, request.headers);
    const { page, status, movedTo } = await find(pages, language, pathOf(request.url));
    if (movedTo !== undefined) return reply.redirect(movedTo, 301);
    reply.headers({ 'cache-control': 'no-cache', etag: page.etag });
    if (request.headers['if-none-match'] === page.etag) return reply.status(304).send();
    return send(page, { pages, language, request, reply: reply.status(status) });
  };

  const submit: Answer = async (request, reply) => {
    const pages = await read();
    const path = pathOf(request.url);
    const language = chooseLanguage(pages?.languages ?? LANGUAGES, request.headers);
    const address = commandApi.url();
    const fields = fieldsOf(request);
    const page =
      pages?.takesForm(path) && address !== undefined && fields !== undefined
        ? await pages.served.submit({
            language,
            path,
            form: { fields, commandApi: address, headers: forwarded(request) },
          })
        : undefined;
    // Shows the page again: the form belongs to another page, and was sent before its scripts had loaded.
    if (pages === undefined || page === undefined) return reply.redirect(request.url, 303);
    // The page may contain what the person has typed.
    reply.header('cache-control', 'no-store');
    return send(page, { pages, language, request, reply });
  };

  const health = async (): Promise<HealthPart> => {
    try {
      const pages = await read();
      return pages === undefined
        ? { name: 'pages', status: 'failing', detail: 'They are being built.' }
        : { name: 'pages', status: 'ok' };
    } catch {
      // The reason contains paths of this machine, and /health is public.
      return { name: 'pages', status: 'failing', detail: 'They cannot be read.' };
    }
  };

  return {
    answer,
    submit,
    health,
    addFiles: (app) => {
      app.addHook('onClose', stop);
      app.get('/robots.txt', async (_request, reply) => {
        const paths = ['/api/', ...((await read())?.privatePaths ?? [])];
        const rules = ['User-agent: *', ...paths.map((path) => `Disallow: ${path}`)];
        const sitemap = `Sitemap: ${publicUrl()}/sitemap.xml`;
        return reply
          .type('text/plain; charset=utf-8')
          .send(`${[...rules, '', sitemap].join('\n')}\n`);
      });
      app.get('/sitemap.xml', async (_request, reply) => {
        const pages = await read();
        const paths = [...(pages?.publicPaths ?? []), ...((await pages?.served.paths()) ?? [])];
        const urls = paths.map((path) => `<url><loc>${publicUrl()}${path}</loc></url>`);
        return reply
          .type('application/xml; charset=utf-8')
          .send(
            `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
          );
      });
    },
  };
};

interface Site extends Pages {
  readonly served: ServedPages;
}

interface Answered {
  readonly page: Page;
  readonly status: number;
  readonly movedTo?: string;
}

const find = async (pages: Site, language: string, path: string): Promise<Answered> => {
  const found = await pages.served.find(language, path);
  if (found?.kind === 'page') return { page: found.page, status: found.isUnknown ? 404 : 200 };
  const isKnown = pages.has(path) && found?.kind !== 'not-found';
  const page = await (pages.page(language, isKnown ? path : 'not-found') ??
    pages.shell(language, path));
  return {
    page,
    status: isKnown ? 200 : 404,
    ...(found?.kind === 'moved' && { movedTo: found.to }),
  };
};

interface Sending {
  readonly pages: Pages;
  readonly language: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const send = (page: Page, { pages, language, request, reply }: Sending): FastifyReply => {
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.headers({
    'content-language': language,
    vary: 'accept-encoding, accept-language, cookie',
    ...(pages.imageHosts.length > 0 && {
      'content-security-policy': policyWithImagesOf(pages.imageHosts),
    }),
  });
  return reply.type(HTML).send(page.content[encoding]);
};

/** Returns undefined for a body that is not a browser's form. */
const fieldsOf = ({ headers, body }: FastifyRequest) =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') && Buffer.isBuffer(body)
    ? Object.fromEntries(new URLSearchParams(body.toString()))
    : undefined;

const pathOf = (url: string): string => url.split('?', 1).join();

interface ReadSite {
  readonly version: string;
  readonly site: Promise<Site>;
}

/** Reloads the pages after a new build. Undefined until the first. */
const reader = ({ frontend, publicUrl, readApi }: SitePagesOptions) => {
  const directory = join(frontend, TEMPLATES);
  let last: ReadSite | undefined;

  const stop = async (): Promise<void> => {
    const site = await last?.site.catch(() => undefined);
    last = undefined;
    await site?.served.stop();
  };
  const next = async (before: ReadSite | undefined): Promise<Site> => {
    const pages = await readTemplates(directory, publicUrl());
    const old = await before?.site.catch(() => undefined);
    await old?.served.stop();
    return { ...pages, served: createServedPages({ pages, readApi }) };
  };
  const read = async (): Promise<Site | undefined> => {
    const found = statSync(directory, { throwIfNoEntry: false });
    if (found === undefined) return undefined;
    const version = versionOf(found);
    if (last?.version !== version) {
      const site = next(last);
      last = { version, site };
      // The files may have been replaced during the read.
      site.catch(() => {
        last = undefined;
      });
      return site;
    }
    return last.site;
  };
  return { read, stop };
};

const versionOf = ({ ino, mtimeMs }: Stats): string => `${ino} ${mtimeMs}`;

const encodingFor = (accepted: string | string[] = ''): 'br' | 'gzip' | 'identity' => {
  const codings = String(accepted)
    .split(',')
    .filter((coding) => !/;\s*q=0(?:\.0*)?\s*$/.test(coding))
    .map((coding) => coding.split(';', 1).join().trim());
  return (['br', 'gzip'] as const).find((coding) => codings.includes(coding)) ?? 'identity';
};
