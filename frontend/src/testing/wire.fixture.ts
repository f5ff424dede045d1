import type { PageToServer, ServerToPage } from '@hearthway/domain/live/live.contract.ts';

/** A window that a page of the site runs in. */
export type PageWindow = Window & typeof globalThis;

/** One request of a page to the API. */
export interface Call {
  readonly method: string;
  /** Path without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  /** Parsed JSON; undefined without a body. */
  readonly body: unknown;
  /** The values of a route's `:parameters`, by name. */
  readonly params: Readonly<Record<string, string>>;
}

/** A body that is no JSON is a `Blob`, or a stream where it comes piece by piece. */
export interface Reply {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Handler = (call: Call) => Reply | Promise<Reply>;

/** No server answers: what `fetch` throws then. */
export const unreachable: Handler = () => {
  throw new UnreachableError();
};

/** A proxy answers in place of the service. */
export const overloaded: Handler = () => ({
  status: 503,
  body: new Blob(['Service Unavailable']),
});

/** For answers that come when the test says so. */
export const hold = (): { readonly promise: Promise<void>; readonly resolve: () => void } => {
  let resolve = (): void => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
};

class UnreachableError extends Error {}

type ServerMessage = {
  [Name in keyof ServerToPage]: [name: Name, ...told: Parameters<ServerToPage[Name]>];
}[keyof ServerToPage];

export interface Wire {
  /**
   * Answers calls to a route, such as `PUT /api/favorites/:id/note` or `* /api/*`, in place of what
   * did so far. Returns the way to undo that.
   */
  readonly answer: (route: string, handler: Handler) => () => void;
  /** As it is answered by default. */
  readonly pass: Handler;
  /** The calls of all pages so far to a route. */
  readonly calls: (route: string) => readonly Call[];
  /** The first argument of each message of this name that pages have sent over their sockets. */
  readonly heard: (name: keyof PageToServer) => readonly unknown[];
  /** Tells every page that has a socket. */
  readonly tell: (...event: ServerMessage) => void;
  /** Ends all sockets and refuses others until they are restored. */
  readonly cut: () => void;
  readonly restore: () => void;
  /** Puts the wire into a page, before any of its scripts has run. */
  readonly connect: (page: PageWindow) => void;
}

/**
 * Stands where the network of a page begins, its `fetch` and its `WebSocket`, so that all code of the
 * site runs as it is.
 *
 * @param fallback Answers calls that no other handler answers.
 * @param check Looks at each reply on its way to the page.
 */
export const createWire = (fallback: Handler, check: (call: Call, reply: Reply) => void): Wire => {
  const handlers: { readonly matches: Matcher; readonly handler: Handler }[] = [];
  const calls: Call[] = [];
  const sockets = new Set<PageSocket>();
  const messages: SocketMessage[] = [];
  let isCut = false;

  const handlerOf = (call: Call): (() => Reply | Promise<Reply>) => {
    for (const { matches, handler } of handlers) {
      const params = matches(call);
      if (params !== undefined) return () => handler({ ...call, params });
    }
    return () => fallback(call);
  };
  const handle = async (call: Call): Promise<Reply> => {
    calls.push(call);
    const reply = await handlerOf(call)();
    check(call, reply);
    return reply;
  };

  return {
    answer: (route, handler) => {
      const added = { matches: matcherOf(route), handler };
      handlers.unshift(added);
      return () => {
        handlers.splice(handlers.indexOf(added), 1);
      };
    },
    pass: fallback,
    calls: (route) => {
      const matches = matcherOf(route);
      return calls.filter((call) => matches(call) !== undefined);
    },
    heard: (name) => messages.filter(([said]) => said === name).map(([, payload]) => payload),
    tell: (...event) => {
      for (const socket of sockets) socket.tell(event);
    },
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.close();
      sockets.clear();
    },
    restore: () => {
      isCut = false;
    },
    connect: (page) => {
      const fetchFile = page.fetch.bind(page);
      page.fetch = (input, init = {}) =>
        isFile(page, input) ? fetchFile(input, init) : fetchOver(page, handle, { input, init });
      Object.defineProperty(page, 'WebSocket', {
        value: function open() {
          const socket = createSocket({
            isRefused: isCut,
            onMessage: (message) => messages.push(message),
          });
          sockets.add(socket);
          return socket;
        },
      });
    },
  };
};

type Matcher = (
  call: Pick<Call, 'method' | 'path'>,
) => Readonly<Record<string, string>> | undefined;

/** `*` stands for any method, and for the rest of a path. */
export const matcherOf = (route: string): Matcher => {
  const [method = '', pattern = ''] = route.split(' ');
  const source = pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)').replace(/\*$/, '.*');
  const expression = new RegExp(`^${source}$`);
  return (call) => {
    if (method !== '*' && method !== call.method) return undefined;
    const found = expression.exec(call.path);
    return found === null ? undefined : { ...found.groups };
  };
};

/** Files of the site, such as those that a map is drawn from, come as they are. */
const isFile = ({ location }: PageWindow, input: RequestInfo | URL): boolean =>
  new URL(String(input), location.href).pathname.startsWith('/assets/');

interface Fetched {
  readonly input: RequestInfo | URL;
  readonly init: RequestInit;
}

const fetchOver = async (
  page: PageWindow,
  handle: Handler,
  { input, init }: Fetched,
): Promise<Response> => {
  const { signal } = init;
  const url = new URL(String(input), page.location.href);
  const call = {
    method: init.method ?? 'GET',
    path: decodeURIComponent(url.pathname),
    query: url.searchParams,
    headers: new page.Headers(init.headers),
    body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    params: {},
  };
  const aborted = new Promise<never>((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
  try {
    const { status, body, headers } = await Promise.race([handle(call), aborted]);
    const isRaw = body === undefined || body instanceof Blob || body instanceof ReadableStream;
    // Makes a response of the page's own kind, as `instanceof` in its scripts knows it.
    return new page.Response(isRaw ? (body ?? null) : JSON.stringify(body), {
      status: status ?? (body === undefined ? 204 : 200),
      headers: { ...headers, ...(!isRaw && { 'content-type': 'application/json' }) },
    });
  } catch (error) {
    if (error instanceof UnreachableError) throw new page.TypeError('Failed to fetch');
    throw error;
  }
};

/** As much of a WebSocket as engine.io uses, with a socket.io server behind it. */
interface PageSocket {
  onopen: (() => void) | null;
  onmessage: ((message: { readonly data: string }) => void) | null;
  onclose: ((event: { readonly code: number }) => void) | null;
  onerror: ((event: { readonly type: string }) => void) | null;
  readonly send: (packet: string) => void;
  readonly close: () => void;
  readonly tell: (event: readonly unknown[]) => void;
}

/** Ping is for lines that break unheard. */
const NEVER_MS = 1e8;
const OPEN = `0${JSON.stringify({ sid: 'engine', upgrades: [], pingInterval: NEVER_MS, pingTimeout: NEVER_MS, maxPayload: 1e6 })}`;

type SocketMessage = readonly [name: string, ...told: unknown[]];

interface SocketOptions {
  readonly isRefused: boolean;
  readonly onMessage: (message: SocketMessage) => void;
}

const createSocket = ({ isRefused, onMessage }: SocketOptions): PageSocket => {
  let isOpen = false;
  const receive = (data: string) => socket.onmessage?.({ data });
  const socket: PageSocket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
    send: (packet) => {
      // Later, as over a network.
      queueMicrotask(() => {
        if (packet.startsWith('40')) {
          receive(`40${JSON.stringify({ sid: 'socket' })}`);
          socket.tell(['health', { status: 'ok', parts: [] }]);
        }
        const [, acknowledged = '', message] = /^42(\d*)(\[.*)$/s.exec(packet) ?? [];
        if (message !== undefined) onMessage(JSON.parse(message));
        if (acknowledged !== '') receive(`43${acknowledged}${JSON.stringify([{ refused: null }])}`);
      });
    },
    close: () => {
      isOpen = false;
      socket.onclose?.({ code: 1006 });
    },
    tell: (event) => {
      if (isOpen) receive(`42${JSON.stringify(event)}`);
    },
  };
  setTimeout(() => {
    if (isRefused) {
      socket.onerror?.({ type: 'error' });
      socket.close();
      return;
    }
    isOpen = true;
    socket.onopen?.();
    receive(OPEN);
  });
  return socket;
};
