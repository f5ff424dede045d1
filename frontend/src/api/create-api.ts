import {
  IDEMPOTENCY_KEY_HEADER,
  MIN_POSITION_HEADER,
  POSITION_HEADER,
} from '@hearthway/domain/live/live.constants.ts';
import type { Model } from '@hearthway/domain/live/live.contract.ts';
import type { TokenStore } from '../session/token-store.ts';
import { ApiError, isTransient } from './api-error.ts';
import { createCommandKeys } from './command-keys.ts';
import type { Positions } from './positions.ts';

/** The part of a contract's schema that this page uses, whether of zod or of zod/mini. */
export interface Schema<T> {
  readonly safeParse: (
    value: unknown,
  ) => { readonly success: true; readonly data: T } | { readonly success: false };
}

/** For answers that are not read. */
export const ignored: Schema<unknown> = { safeParse: (data) => ({ success: true, data }) };

const fileSchema: Schema<Blob> = {
  safeParse: (data) => (data instanceof Blob ? { success: true, data } : { success: false }),
};

interface Query<T> {
  /** One that is still being loaded is no reason to ask later. */
  readonly schema: Schema<T> | Promise<Schema<T>>;
  readonly signal: AbortSignal;
  /** Read by a cookie, as a visitor: without the credentials of a session. */
  readonly isAnonymous?: boolean;
}

interface Command<T> {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  readonly schema: Schema<T>;
  readonly signal?: AbortSignal;
  /** For signing in and up: sent without the credentials of a session. */
  readonly isAnonymous?: boolean;
  /** Sent in the background: an earlier command may still be retried with its key. */
  readonly isAutomatic?: boolean;
  /** Its Idempotency-Key, where the caller keeps one, as over a reload. */
  readonly key?: string;
  /** Media type of an answer that comes piece by piece, and how it is read. */
  readonly stream?: { readonly accept: string; readonly read: ReadAnswer };
}

/** A whole body, and the position of the command that the body itself names. */
interface ReadPieces {
  readonly body: unknown;
  readonly position: string | undefined;
}

/** Undefined where the answer is of another kind, and is read as usual. */
export type ReadAnswer = (response: Response) => Promise<ReadPieces | undefined>;

export interface Positioned<T> {
  readonly answer: T;
  /** Position of a command's last event; or the position a read has reached, if known. */
  readonly position: string | undefined;
}

/** All throw an `ApiError`, or the reason of the signal that was aborted. */
export interface Api {
  readonly get: <T>(path: string, query: Query<T>) => Promise<T>;
  /** A plain link could not send the token. */
  readonly file: (path: string, query?: Pick<Query<Blob>, 'signal'>) => Promise<Blob>;
  /** Reads a model, once it holds all that this page has done and seen. */
  readonly read: <T>(model: Model, path: string, query: Query<T>) => Promise<Positioned<T>>;
  readonly send: <T>(command: Command<T>) => Promise<Positioned<T>>;
}

export interface ApiOptions {
  readonly fetch: typeof fetch;
  readonly tokens: Pick<TokenStore, 'current' | 'drop'>;
  readonly positions: Positions;
  /** Makes a key that no other command has. */
  readonly newKey: () => string;
  /** Loads what describes a refusal, before it is thrown. */
  readonly loadWords: () => Promise<void>;
}

/** All requests of this page go through here. */
export const createApi = ({ fetch, tokens, positions, newKey, loadWords }: ApiOptions): Api => {
  const keys = createCommandKeys(newKey);

  /** Resolves when the server has accepted it; throws an `ApiError` otherwise. */
  const request = async (
    path: string,
    { isAnonymous = false, readBody = readJson, ...init }: RequestOptions,
  ): Promise<Answer> => {
    const credential = isAnonymous ? undefined : tokens.current();
    const headers = new Headers(init.headers);
    if (credential !== undefined) headers.set('authorization', `Bearer ${credential.token}`);
    const answer = await readWhole(
      () => fetch(path, { ...init, headers, credentials: 'same-origin' }),
      readBody,
    ).catch((cause: unknown) => {
      init.signal?.throwIfAborted();
      if (cause instanceof ApiError) throw cause;
      throw new ApiError({ status: 0, code: 'Unreachable', message: 'No answer.', cause });
    });
    if (answer.response.ok) return answer;
    // Only an answer of the server ends a session; a failing server says nothing about it.
    if (answer.response.status === 401 && credential !== undefined) tokens.drop(credential);
    // Goes on where the words fail to load: it is then described as if nothing had been answered.
    const [error] = await Promise.all([errorOf(answer), Promise.allSettled([loadWords()])]);
    throw error;
  };

  return {
    get: async (path, { schema, signal }) =>
      parse(...(await Promise.all([request(path, { signal }), schema]))),

    file: async (path, query) =>
      parse(await request(path, { ...query, readBody: (response) => response.blob() }), fileSchema),

    read: async (model, path, { schema, signal, isAnonymous = false }) => {
      const needed = positions.needed(model);
      const headers = needed === undefined ? {} : { [MIN_POSITION_HEADER]: needed };
      const pending = request(path, { headers, signal, isAnonymous }).catch((error: unknown) => {
        // The server has another log than before: positions of the old one are void.
        if (error instanceof ApiError && error.code === 'PositionBeyondLog') positions.forget();
        throw error;
      });
      const [answer, known] = await Promise.all([pending, schema]);
      const read = { answer: parse(answer, known), position: positionOf(answer) };
      // A stale answer is behind the needed position: the socket announces the rest.
      if (read.position !== undefined) positions.read(model, read.position);
      return read;
    },

    send: async ({
      method,
      path,
      body,
      schema,
      signal,
      isAnonymous = false,
      isAutomatic = false,
      key,
      stream,
    }) => {
      const json = body === undefined ? undefined : JSON.stringify(body);
      const command = `${method} ${path} ${json}`;
      const read: { pieces?: ReadPieces } = {};
      const answer = await request(path, {
        method,
        isAnonymous,
        ...(json !== undefined && { body: json }),
        ...(signal && { signal }),
        ...(stream && {
          readBody: async (response) => {
            const pieces = await stream.read(response);
            if (pieces === undefined) return readJson(response);
            read.pieces = pieces;
            return pieces.body;
          },
        }),
        headers: {
          [IDEMPOTENCY_KEY_HEADER]: key ?? (isAutomatic ? newKey() : keys.keyFor(command)),
          ...(json !== undefined && { 'content-type': 'application/json' }),
          ...(stream && { accept: stream.accept }),
        },
      }).catch((error: unknown) => {
        if (!isTransient(error)) keys.answered(command);
        throw error;
      });
      keys.answered(command);
      const position = read.pieces?.position ?? positionOf(answer);
      if (position !== undefined) positions.commanded(position);
      return { answer: parse(answer, schema), position };
    },
  };
};

type ReadBody = (response: Response) => Promise<unknown>;

interface RequestOptions extends RequestInit {
  readonly isAnonymous?: boolean;
  /** Reads the body of an answer; a refusal is always JSON. */
  readonly readBody?: ReadBody;
}

interface Answer {
  readonly response: Response;
  /** Undefined where there is none, or one that is not JSON. */
  readonly body: unknown;
}

const readWhole = async (ask: () => Promise<Response>, readBody: ReadBody): Promise<Answer> => {
  const response = await ask();
  return { response, body: await (response.ok ? readBody : readJson)(response) };
};

const readJson: ReadBody = async (response) => {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const positionOf = ({ response }: Answer): string | undefined =>
  response.headers.get(POSITION_HEADER) ?? undefined;

const parse = <T>({ response: { status }, body }: Answer, schema: Schema<T>): T => {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new ApiError({ status, code: 'UnreadableAnswer', message: 'Not the answer expected.' });
};

/** A proxy on the way may answer with a body of its own. */
const errorOf = async ({
  response: { status, statusText, headers },
  body,
}: Answer): Promise<ApiError> => {
  // Not before something is refused: a first visit has no use for it.
  const { errorBodySchema } = await import('@hearthway/domain/errors.contract.ts');
  const parsed = errorBodySchema.safeParse(body);
  // It may also be a date, which our services never send.
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  const retryAfterSeconds = Number.isFinite(seconds) ? seconds : undefined;
  return new ApiError(
    parsed.success
      ? { ...parsed.data, status, retryAfterSeconds }
      : { status, code: 'UnreadableAnswer', message: statusText },
  );
};
