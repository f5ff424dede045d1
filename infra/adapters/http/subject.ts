import type { FastifyRequest } from 'fastify';
import type { Subject } from '../household-access/household-subject.ts';
import type { Session } from '../sessions/sessions.ts';
import { sessionOf } from './access.ts';

/**
 * The only place that decides for which family a session acts by itself: that of its own account, which has
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
  onlyChildren: null,
  plan,
});

/** Returns the family of a request; its route has to require a session. */
export const familyOf = (request: FastifyRequest): Subject =>
  request.subject ?? familyOfSession(sessionOf(request));

/** Returns the family of a request to a public route; undefined for a visitor who is not signed in. */
export const familyOfVisitor = ({ session, subject }: FastifyRequest): Subject | undefined =>
  subject ?? (session && familyOfSession(session));
