import type { FastifyRequest } from 'fastify';
import type { Session } from '../sessions/sessions.ts';
import { sessionOf } from './access.ts';

/** Family that a request is for, and the account that sends it. */
export interface Subject {
  /** Owner of the streams, rows and rooms that the request reads or changes. */
  readonly familyId: string;
  /** Account that sends the request. */
  readonly actor: string;
  readonly sessionId: string;
  /** Row of the family's plan, as old as the session's copy. */
  readonly plan?: unknown;
}

/**
 * The only place that decides for which family a session acts: today the family of its own account, which has
 * the same id. `verification/architecture/subject.test.ts` lists the files that may use the account itself.
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

/** Returns the family of a request; its route has to require a session. */
export const familyOf = (request: FastifyRequest): Subject => familyOfSession(sessionOf(request));

/** Returns the family of a request to a public route; undefined for a visitor who is not signed in. */
export const familyOfVisitor = ({ session }: FastifyRequest): Subject | undefined =>
  session && familyOfSession(session);
