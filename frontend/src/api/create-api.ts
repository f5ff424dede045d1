import {
  HOUSEHOLD_HEADER,
  IDEMPOTENCY_KEY_HEADER,
  MIN_POSITION_HEADER,
  POSITION_HEADER,
} from '@hearthway/domain/live/live.constants.ts';
import type { Model } from '@hearthway/domain/live/live.contract.ts';
import type { TokenStore } from '../session/token-store.ts';
import { ApiError, isTransient } from './api-error.ts';
import { createCommandKeys } from './command-keys.ts';
import type { Positions } from './positions.ts';

/** Subset of the schema API of zod and zod/mini that this page uses. */
export interface Schema<T> {
  readonly safeParse: (
    value: unknown,
  ) => { readonly success: true; readonly data: T } | { readonly success: false };
}

export const ignored: Schema<unknown> = { safeParse: (data) => ({ success: true, data }) };

const fileSchema: Schema<Blob> = {
  safeParse: (data) => (data instanceof Blob ? { success: true, data } : { success: false }),
};

interface Query<T> {
  /** May still be loading; the request does not wait for it. */
  readonly schema: Schema<T> | Promise<Schema<T>>;
  readonly signal: AbortSignal;
  /** Sends the visitor's cookie, without session credentials. */
  readonly isAnonymous?: boolean;
}

interface Command<T> {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  readonly schema: Schema<T>;
  readonly signal?: AbortSignal;
  /** For signing in and up: sent without session credentials. */
  readonly isAnonymous?: boolean;
  /** Background command: keeps the retry key of an earlier command. */
  readonly isAutomatic?: boolean;
  /** Idempotency-Key kept by the caller, for example across a reload. */
  readonly key?: string;
  /** Media type and reader of a streamed answer. */
  readonly stream?: { readonly accept: string; readonly read: ReadAnswer };
}

/** Complete body, and the command position that the body names. */
interface ReadPieces {
  readonly body: unknown;
  readonly position: string | undefined;
}

/** Undefined for another media type, which is read as usual. */
export type ReadAnswer = (response: Response) => Promise<ReadPieces | undefined>;

export interface Positioned<T> {
  readonly answer: T;
  /** Position of a command's last event, or of a read, if known. */
  readonly position: string | undefined;
}

/** All methods throw an `ApiError`, or the reason of an aborted signal. */
export interface Api {
  readonly get: <T>(path: string, query: Query<T>) => Promise<T>;
  /** Downloads with credentials, which a plain link could not send. */
  readonly file: (path: string, query?: Pick<Query<Blob>, 'signal'>) => Promise<Blob>;
  /** Reads a model as of everything this page has done and seen. */
  readonly read: <T>(model: Model, path: string, query: Query<T>) => Promise<Positioned<T>>;
  readonly send: <T>(command: Command<T>) => Promise<Positioned<T>>;
}

export interface ApiOptions {
  readonly fetch: typeof fetch;
  readonly tokens: Pick<TokenStore, 'current' | 'drop'>;
  readonly positions: Positions;
  /** Id of the household that this tab shows; undefined for the own one. */
  readonly householdId?: () => string | undefined;
  /** Creates a unique key. */
  readonly newKey: () => string;
  /** Loads the descriptions of refusals before one is thrown. */
  readonly loadWords: () => Promise<void>;
}

/** Sends all requests of this page. */
export const createApi = ({
  fetch,
  tokens,
  positions,
  householdId = () => undefined,
  newKey,
  loadWords,
}: ApiOptions): Api => {
  const keys = createCommandKeys(newKey);

  /** Resolves once the server has accepted it; throws an `ApiError` otherwise. */
  const request = async (
    path: string,
    { isAnonymous = false, readBody = readJson, ...init }: RequestOptions,
  ): Promise<Answer> => {
    const credential = isAnonymous ? undefined : tokens.current();
    const headers = new Headers(init.headers);
    const shown = householdId();
    if (credential !== undefined) {
      headers.set('authorization', `Bearer ${credential.token}`);
      if (shown !== undefined) headers.set(HOUSEHOLD_HEADER, shown);
    }
    const answer = await readWhole(
      () => fetch(path, { ...init, headers, credentials: 'same-origin' }),
      readBody,
    ).catch((cause: unknown) => {
      init.signal?.throwIfAborted();
      if (cause instanceof ApiError) throw cause;
      throw new ApiError({ status: 0, code: 'Unreachable', message: 'No answer.', cause });
    });
    if (answer.response.ok) return answer;
    // Only a refusal of the server ends the session; a failing server does not.
    if (answer.response.status === 401 && credential !== undefined) tokens.drop(credential);
    // Continues without descriptions if they fail to load.
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
        // Another log: positions of the old one are void.
        if (error instanceof ApiError && error.code === 'PositionBeyondLog') positions.forget();
        throw error;
      });
      const [answer, known] = await Promise.all([pending, schema]);
      const read = { answer: parse(answer, known), position: positionOf(answer) };
      // A stale answer is older than needed: the socket announces the rest.
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
  /** Reads the body of an answer; refusals are always JSON. */
  readonly readBody?: ReadBody;
}

interface Answer {
  readonly response: Response;
  /** Undefined for a missing or non-JSON body. */
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

/** Intermediate proxies may send bodies of their own. */
const errorOf = async ({
  response: { status, statusText, headers },
  body,
}: Answer): Promise<ApiError> => {
  // Loaded on the first refusal, since most visits have none.
  const { errorBodySchema } = await import('@hearthway/domain/errors.contract.ts');
  const parsed = errorBodySchema.safeParse(body);
  // NaN for an HTTP date, which our services never send.
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  const retryAfterSeconds = Number.isFinite(seconds) ? seconds : undefined;
  return new ApiError(
    parsed.success
      ? { ...parsed.data, status, retryAfterSeconds }
      : { status, code: 'UnreadableAnswer', message: statusText },
  );
};
