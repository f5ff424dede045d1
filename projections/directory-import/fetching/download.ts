import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { codeOf } from '@hearthway/infra/adapters/process/error-code.ts';
import { z } from 'zod';
import type { Progress } from '../import-directory.ts';
import { RefusedFileError } from '../refused-file.ts';
import { ask } from './ask.ts';
import { type FreeBytes, requireSpace } from './disk.ts';

export interface DownloadOptions {
  readonly address: URL;
  /** Directory for the file and, until it is complete, for its part. */
  readonly directory: string;
  /** SHA-256 that the file must have, in hexadecimal. */
  readonly sha256?: string | undefined;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
  readonly freeBytes?: FreeBytes;
  /** Wait before reconnecting, and without any byte until the connection counts as lost. */
  readonly waits?: { readonly retryMs: number; readonly stalledMs: number };
}

export interface Downloaded {
  readonly path: string;
  /** In hexadecimal. */
  readonly sha256: string;
}

/** Attempts without a further byte after which a download fails. */
const ATTEMPTS = 5;
const WAITS = { retryMs: 2_000, stalledMs: 60_000 };

/**
 * Downloads a file, and resumes an earlier download, of this run or a previous one, as long as the server
 * confirms that it is the same file. A complete file is not fetched again. Checks size and hash at the end.
 * Throws a `RefusedFileError` for a file that differs from its announcement; keeps its part if the rest can
 * still come.
 */
export const download = async (options: DownloadOptions): Promise<Downloaded> => {
  const { address, directory, signal, waits = WAITS } = options;
  await mkdir(directory, { recursive: true });
  const path = join(directory, basename(address.pathname) || 'download');
  const begun = await readPart(path, address);
  if (begun !== undefined && begun.have === begun.announced.size)
    return await accept(path, path, { announced: begun.announced, sha256: options.sha256 });
  let attempt = 0;
  const onProgress: DownloadOptions['onProgress'] = (progress) => {
    attempt = 0;
    options.onProgress(progress);
  };
  for (;;) {
    try {
      const announced = await fetchRest(`${path}.part`, { ...options, onProgress });
      return await accept(path, `${path}.part`, { announced, sha256: options.sha256 });
    } catch (error) {
      if (signal.aborted || error instanceof RefusedFileError) throw error;
      attempt += 1;
      if (attempt === ATTEMPTS || isDiskFull(error)) throw lost(address, error);
      await setTimeout(waits.retryMs * attempt, undefined, { signal });
    }
  }
};

const lost = ({ href }: URL, error: unknown): Error =>
  new RefusedFileError(
    isDiskFull(error)
      ? 'The disk is full. Make room and run the same command again: it goes on where this one stopped.'
      : `${href} was lost on the way${error instanceof Error ? ` (${error.message})` : ''}. The same command goes on where this one stopped.`,
  );

const isDiskFull = (error: unknown): boolean => codeOf(error) === 'ENOSPC';

/** Describes the file of a partial download. */
const partSchema = z.object({
  address: z.string(),
  /** ETag, or else the modification date: sent back, so that parts of two files are never combined. */
  version: z.string().nullable(),
  digest: z.string().nullable(),
  size: z.number().nullable(),
});

type Announced = z.infer<typeof partSchema>;

const fetchRest = async (part: string, options: DownloadOptions): Promise<Announced> => {
  const { address, directory, signal, onProgress, waits = WAITS } = options;
  const begun = await readPart(part, address);
  if (begun !== undefined && begun.have === begun.announced.size) return begun.announced;
  const stalled = new AbortController();
  const both = AbortSignal.any([signal, stalled.signal]);
  const watch = globalThis.setTimeout(
    () => stalled.abort(new Error('no byte came')),
    waits.stalledMs,
  );
  try {
    const response = await ask(address, {
      headers:
        begun === undefined
          ? {}
          : { range: `bytes=${begun.have}-`, 'if-range': begun.announced.version ?? '' },
      signal: both,
    });
    const rest = begun !== undefined && isRestOf(response, begun);
    if (!rest && response.status !== 200) {
      await response.body?.cancel();
      if (response.status === 416) await forget(part);
      if (response.status >= 500 || response.status === 416 || response.status === 429)
        throw new Error(`it answers with ${response.status}`);
      throw new RefusedFileError(`${address.href} answers with ${response.status}.`);
    }
    const from = rest ? begun.have : 0;
    const announced = rest ? begun.announced : announcedBy(response, address);
    if (/^text\/html/i.test(response.headers.get('content-type') ?? '')) {
      await response.body?.cancel();
      throw new RefusedFileError(`${address.href} is a page, and no file.`);
    }
    await requireSpace(
      { directory, bytes: Math.max(0, (announced.size ?? 0) - from), what: 'The download' },
      options.freeBytes,
    );
    if (!rest) await writeFile(`${part}.json`, JSON.stringify(announced));
    await using file = await open(part, rest ? 'r+' : 'w');
    let position = from;
    for await (const chunk of response.body ?? []) {
      watch.refresh();
      await file.write(chunk, 0, chunk.length, position);
      position += chunk.length;
      if (announced.size !== null && position > announced.size) break;
      onProgress({ rows: 0, bytes: position, size: announced.size ?? position });
    }
    if (announced.size !== null && position < announced.size) throw new Error('it ended early');
    return announced;
  } finally {
    clearTimeout(watch);
  }
};

const readPart = async (
  part: string,
  { href }: URL,
): Promise<{ readonly announced: Announced; readonly have: number } | undefined> => {
  try {
    const announced = partSchema.parse(JSON.parse(await readFile(`${part}.json`, 'utf8')));
    const { size: have } = await stat(part);
    // Starts again if the server announced no version, since the rest could be of another file.
    if (announced.address === href && announced.version !== null && have > 0)
      return { announced, have };
  } catch {
    // The description is missing or unreadable, so the download starts from the beginning.
  }
  return undefined;
};

const isRestOf = (
  response: Response,
  { announced, have }: { readonly announced: Announced; readonly have: number },
): boolean => {
  const [, from, size] =
    /^bytes (\d+)-\d+\/(\d+)$/.exec(response.headers.get('content-range') ?? '') ?? [];
  return (
    response.status === 206 &&
    Number(from) === have &&
    (announced.size === null || Number(size) === announced.size)
  );
};

const announcedBy = ({ headers }: Response, { href }: URL): Announced => {
  const length = headers.get('content-length');
  const etag = headers.get('etag');
  return {
    address: href,
    version: etag !== null && !etag.startsWith('W/') ? etag : headers.get('last-modified'),
    digest: digestOf(headers),
    size: length === null ? null : Number(length),
  };
};

/** Returns the SHA-256 in hexadecimal, if the server sends one (RFC 9530, and RFC 3230 before it). */
const digestOf = (headers: Headers): string | null => {
  const digest = headers.get('repr-digest') ?? headers.get('digest') ?? '';
  const [, base64] = /sha-256=:?([A-Za-z0-9+/]{43}=):?/i.exec(digest) ?? [];
  return base64 === undefined ? null : Buffer.from(base64, 'base64').toString('hex');
};

/** Keeps the description beside the file, so that a killed import needs no second download. */
const accept = async (
  path: string,
  part: string,
  {
    announced,
    sha256: wanted,
  }: { readonly announced: Announced; readonly sha256: string | undefined },
): Promise<Downloaded> => {
  const { size } = await stat(part);
  if (announced.size !== null && size !== announced.size) {
    await forget(part);
    throw new RefusedFileError(
      `${announced.address} has ${size} bytes instead of the ${announced.size} that were announced. Nothing was imported; try again.`,
    );
  }
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(part)) hash.update(chunk);
  const sha256 = hash.digest('hex');
  const expected = wanted?.toLowerCase() ?? announced.digest;
  if (expected !== null && expected !== sha256) {
    await forget(part);
    throw new RefusedFileError(
      `${announced.address} has the SHA-256 ${sha256} instead of ${expected}: it is damaged, or another file. Nothing was imported.`,
    );
  }
  await rename(part, path);
  await rename(`${part}.json`, `${path}.json`);
  return { path, sha256 };
};

export const forget = async (part: string): Promise<void> => {
  await rm(part, { force: true });
  await rm(`${part}.json`, { force: true });
};
