import type { FastifyRequest } from 'fastify';
import type { Session } from '../sessions/sessions.ts';
import { sessionOf } from './access.ts';

/** The family that a request is for, and the account that sends it. */
export interface Subject {
  /** Owns the streams, rows and rooms that the request reads or changes. */
  readonly familyId: string;
  /** The account that acts. */
  readonly actor: string;
  readonly sessionId: string;
  /** Row of the family's plan, as old as the session's copy. */
  readonly plan?: unknown;
}

/**
 * The only place that decides for which family a session acts: today the family of its own account,
 * which has the same id. `verification/architecture/subject.test.ts` names the files that may use the
 * account itself.
 */
export const familyOfSession = ({
  id,
  accountId,
  plan,
}: Pick<Session, 'id' | 'accountId' | 'plan'>): Subject => ({
  familyId: accountId,
  actor: accountId,
  sessionId: id,
  plan,
});

/** Returns the family of a request; its route has to demand a session. */
export const familyOf = (request: FastifyRequest): Subject => familyOfSession(sessionOf(request));

/** The same in a route for anyone: undefined for a visitor who is not signed in. */
export const familyOfVisitor = ({ session }: FastifyRequest): Subject | undefined =>
  session && familyOfSession(session);
