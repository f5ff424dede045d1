import type { Role } from '@hearthway/domain/session/session.constants.ts';

/** The session that a request is sent with. */
export type Sender = 'newest' | 'older' | 'nobody' | 'forged';

/** A request in the parts that are mutated. */
export interface Draft {
  readonly method: string;
  /** With placeholders: `/api/favorites/:resourceId`. */
  readonly url: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [string, string])[];
  /** Undefined for none. */
  readonly body: unknown;
  /** Rewrites the body's JSON. */
  readonly rewrite: (json: string) => string;
  readonly headers: Readonly<Record<string, string>>;
  /** Role that the route requires; a family's if it is open to all. */
  readonly role: Role;
  readonly sender: Sender;
}

/** A request as it is sent. */
export interface FuzzCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | undefined;
  readonly role: Role;
  readonly sender: Sender;
}

export const written = ({ url, params, query, body, rewrite, ...draft }: Draft): FuzzCall => {
  const path = url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const queryString = query.map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
  return {
    method: draft.method,
    path: queryString === '' ? path : `${path}?${queryString}`,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...draft.headers,
    },
    payload: body === undefined ? undefined : rewrite(JSON.stringify(body)),
    role: draft.role,
    sender: draft.sender,
  };
};
