import { PRODUCT } from '@hearthway/domain/product.ts';
import { escapeHtml } from './escape-html.ts';

/** Placeholder for the site's address, which is known where it is served. */
const PUBLIC_URL = '{PUBLIC_URL}';

interface HeadOptions {
  readonly path: string;
  /** The page's title. */
  readonly metadata: string;
  readonly locale: string;
  readonly description: string;
}

/** Metadata of a public page for search engines and link previews. */
export const headOf = ({ path, metadata, locale, description }: HeadOptions): string => {
  const title = /<title>([^<]*)<\/title>/.exec(metadata)?.[1];
  if (title === undefined) throw new Error(`${path} has no title.`);
  const address = `${PUBLIC_URL}${path}`;
  return [
    named('description', escapeHtml(description)),
    `<link rel="canonical" href="${address}">`,
    property('og:type', 'website'),
    property('og:site_name', PRODUCT.name),
    property('og:title', title),
    property('og:description', escapeHtml(description)),
    property('og:url', address),
    property('og:image', `${PUBLIC_URL}/icon-512.png`),
    property('og:locale', locale),
    named('twitter:card', 'summary'),
    ...(path === '/' ? [siteData(locale)] : []),
  ].join('');
};

/** https://schema.org/WebSite. It is data: a browser runs nothing of it. */
const siteData = (locale: string): string => {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: PRODUCT.name,
    url: `${PUBLIC_URL}/`,
    inLanguage: locale,
  };
  return `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
};

const named = (name: string, content: string): string =>
  `<meta name="${name}" content="${content}">`;

const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${content}">`;
