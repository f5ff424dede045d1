import { RefusedFileError } from '../refused-file.ts';

const MAX_REDIRECTS = 5;

/** Parses the URL of a file to import; undefined for a path. */
export const addressOf = (text: string): URL | undefined =>
  /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined;

/**
 * Sends a GET that follows redirects within one host only, since the operator trusts only the named source.
 * Plain HTTP is allowed only for this machine.
 */
export const ask = async (
  address: URL,
  {
    headers = {},
    signal,
  }: { readonly headers?: Readonly<Record<string, string>>; readonly signal: AbortSignal },
): Promise<Response> => {
  let at = address;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    requireTls(at);
    // Disables compression, since positions in a compressed response would not match the file's size.
    const response = await fetch(at, {
      redirect: 'manual',
      headers: { 'accept-encoding': 'identity', ...headers },
      signal,
    });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || location === null) return response;
    await response.body?.cancel();
    if (!URL.canParse(location, at.href)) break;
    const next = new URL(location, at);
    if (next.host !== address.host)
      throw new RefusedFileError(
        `${address.href} redirects to another host, ${next.host}: it was not followed. If that is right, give the address there.`,
      );
    at = next;
  }
  throw new RefusedFileError(`${address.href} redirects without end.`);
};

const requireTls = ({ protocol, hostname, href }: URL): void => {
  if (protocol !== 'https:' && !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname))
    throw new RefusedFileError(`${href} is not encrypted on its way: use an address with https.`);
};
