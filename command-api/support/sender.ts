import { VISITOR_ACTOR } from '@hearthway/domain/kernel/actor.ts';
import type { Language } from '@hearthway/domain/product.ts';
import type { Sender as SenderKind } from '@hearthway/domain/support/support.constants.ts';
import type { CommandContext } from '@hearthway/infra/adapters/event-store/handle.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpRequest } from '@hearthway/infra/adapters/http/server.ts';
import {
  findThreadVisit,
  hasThreadCookie,
} from '@hearthway/infra/adapters/support-visits/thread-cookie.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { familyContext } from '../commands/family-context.ts';
import { readIdempotency } from '../commands/idempotency.ts';
import { keepVisitor } from './visitors.ts';

export interface Sender {
  readonly kind: SenderKind;
  readonly userId: string;
  /** Thread that a visitor's browser may open; undefined for a family, and for a form. */
  readonly threadId: string | undefined;
  readonly context: CommandContext;
}

interface Form {
  readonly email: string;
  readonly language: Language;
  readonly now: Date;
}

/** Returns the signed-in family, or the mailbox that a form gives. */
export const senderOfForm = async (
  dependencies: Pick<CommandDependencies, 'database' | 'privacy' | 'newId'>,
  request: HttpRequest,
  { email, language, now }: Form,
): Promise<Sender> => {
  const family = familySender(request, now);
  if (family !== undefined) return family;
  const userId = await keepVisitor(dependencies, { email, language, now });
  return visitorSender(request, { userId, now });
};

/** Returns the signed-in family, or the visitor identified by the browser's cookie. Refuses all others. */
export const senderInThread = async (
  { database }: Pick<CommandDependencies, 'database'>,
  request: HttpRequest,
  now: Date,
): Promise<Sender> => {
  const family = familySender(request, now);
  if (family !== undefined) return family;
  const visit = await findThreadVisit({ database, now }, request);
  if (visit !== undefined) return visitorSender(request, { ...visit, now });
  throw refuse(hasThreadCookie(request) ? 'UnknownThread' : 'SignInRequired');
};

const familySender = (request: HttpRequest, now: Date): Sender | undefined => {
  if (request.session?.role !== 'family') return undefined;
  const context = familyContext(request, { now });
  return { kind: 'family', userId: context.userId, threadId: undefined, context };
};

const visitorSender = (
  request: HttpRequest,
  visit: { readonly userId: string; readonly threadId?: string; readonly now: Date },
): Sender => ({
  kind: 'visitor',
  userId: visit.userId,
  threadId: visit.threadId,
  context: {
    correlationId: request.id,
    userId: visit.userId,
    actor: VISITOR_ACTOR,
    sessionId: null,
    state: null,
    now: visit.now,
    idempotency: readIdempotency(request, visit.userId),
  },
});
