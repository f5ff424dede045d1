import { type Family, type Practice, startCheckout } from '../practice.fixture.ts';

/** Page in a browser without scripts: its content and forms. */
export interface Shown {
  readonly status: number;
  /** Target of a redirect that leaves the payment pages. */
  readonly location: string | null;
  readonly html: string;
  readonly title: string;
  /** Submits the form with this button and these fields. */
  readonly press: (button: string, fields?: Readonly<Record<string, string>>) => Promise<Shown>;
}

const FORM = /<form[^>]*action="([^"]*)"[^>]*>([\s\S]*?)<\/form>/g;
const HIDDEN = /<input type="hidden" name="([^"]*)" value="([^"]*)">/g;
const BUTTON = /<button([^>]*)>([^<]*)<\/button>/g;

const decoded = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'");

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1];

/** Opens an address of the payment pages, following redirects among them. */
export const open = async (
  url: string,
  { origin }: URL = new URL(url),
  init: RequestInit = {},
): Promise<Shown> => {
  const response = await fetch(url, { ...init, redirect: 'manual' });
  const html = await response.text();
  const location = response.headers.get('location');
  if (location?.startsWith('/')) return open(`${origin}${location}`);
  return {
    status: response.status,
    location,
    html,
    title: decoded(/<h1>([^<]*)<\/h1>/.exec(html)?.[1] ?? ''),
    press: (label, fields = {}) => {
      for (const [, action = '', inner = ''] of html.matchAll(FORM)) {
        const button = [...inner.matchAll(BUTTON)].find(
          ([, , text = '']) => decoded(text) === label,
        );
        if (button === undefined) continue;
        const body = new URLSearchParams(fields);
        for (const [, name = '', value = ''] of inner.matchAll(HIDDEN))
          body.set(name, decoded(value));
        const [, tag = ''] = button;
        const name = attribute(tag, 'name');
        if (name !== undefined) body.set(name, attribute(tag, 'value') ?? '');
        return open(`${origin}${decoded(action)}`, new URL(origin), { method: 'POST', body });
      }
      throw new Error(`There is no button "${label}" on "${html}".`);
    },
  };
};

export const CARD = { expiry: '12 / 30', cvc: '123' } as const;

export const openCheckout = async (
  practice: Pick<Practice, 'stripe'>,
  options: Parameters<typeof startCheckout>[1] & { readonly query?: string } = {},
): Promise<Family & { readonly page: Shown }> => {
  const { query = '', ...rest } = options;
  const family = await startCheckout(practice, rest);
  return { ...family, page: await open(`${family.session.url ?? ''}${query}`) };
};
