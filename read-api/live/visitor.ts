import { type Handshake, handshakeSchema } from '@hearthway/domain/live/live.contract.ts';
import { readSessionCookie } from '@hearthway/infra/adapters/sessions/credentials.ts';
import type { FindSession } from '@hearthway/infra/adapters/sessions/session-lookup.ts';
import type { Session } from '@hearthway/infra/adapters/sessions/sessions.ts';

export type Visitor =
  | { readonly kind: 'anonymous' }
  /** The session has ended, or half of its credentials is missing. */
  | { readonly kind: 'signed-out' }
  | {
      readonly kind: 'signed-in';
      readonly session: Session;
      /** Household of another family that the page shows. */
      readonly household: string | undefined;
      readonly seen: NonNullable<Handshake['seen']>;
    };

export interface VisitorOptions {
  readonly findSession: FindSession;
  readonly hasSecureCookies: boolean;
}

/** Returns undefined for a handshake that cannot be parsed. */
export const readVisitor = async (
  handshake: { readonly auth: unknown; readonly headers: { readonly cookie?: string | undefined } },
  { findSession, hasSecureCookies }: VisitorOptions,
): Promise<Visitor | undefined> => {
  const said = handshakeSchema.safeParse(handshake.auth);
  if (!said.success) return undefined;
  const { token, household, seen } = said.data;
  if (token === undefined) return { kind: 'anonymous' };
  const session = await findSession(
    { token, cookie: readSessionCookie({ headers: handshake.headers, hasSecureCookies }) },
    { isFresh: true, isActivity: false },
  );
  return session === undefined
    ? { kind: 'signed-out' }
    : { kind: 'signed-in', session, household, seen };
};
