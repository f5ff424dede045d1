import {
  type HouseholdAccess,
  mayCall,
  type RequestEffect,
} from '@hearthway/domain/household/household-access.ts';
import type { RouteScope } from '@hearthway/domain/household-scopes/scopes.constants.ts';
import { HOUSEHOLD_HEADER } from '@hearthway/domain/live/live.constants.ts';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../http/errors.ts';
import type { Session } from '../sessions/sessions.ts';

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

/** Present access of an account to the household of another family; undefined for none. */
export type FindHouseholdAccess = (membership: {
  readonly familyId: string;
  readonly memberId: string;
}) => Promise<FoundAccess | undefined>;

/** Access of a member to the household of another family. */
export type MemberAccess = HouseholdAccess;

interface FoundAccess extends MemberAccess {
  /** Row of the household's plan, where the service reads it. */
  readonly plan?: unknown;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Part of a family's data that its other members may reach here; without it, the route is for the own family. */
    scope?: RouteScope;
    /** The route is about the person who calls, in whichever household they are. */
    isPersonal?: boolean;
  }
  interface FastifyRequest {
    /** Set in the household of another family. */
    subject: Subject | undefined;
  }
}

const householdIn = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined => {
  const header = headers[HOUSEHOLD_HEADER];
  return typeof header === 'string' ? header : undefined;
};

const effectOf = ({ method }: Pick<FastifyRequest, 'method'>): RequestEffect => {
  if (method === 'DELETE') return 'remove';
  return method === 'GET' || method === 'HEAD' ? 'read' : 'write';
};

/**
 * Decides for which family a request acts: the one that its header names, if the account belongs to it and its
 * role and scopes allow the route, or else that of its own account. Every refusal is `NotShared`, so that a
 * stranger learns nothing of a household. A public route that shares nothing is for the own family.
 */
export const subjectIn = async (
  request: FastifyRequest,
  session: Session,
  findAccess: FindHouseholdAccess,
): Promise<Subject | undefined> => {
  const familyId = householdIn(request);
  const { access, scope, isPersonal = false } = request.routeOptions.config;
  if (familyId === undefined || familyId === session.accountId || isPersonal) return undefined;
  if (scope === undefined && access === 'anyone') return undefined;
  const actor = session.accountId;
  const found =
    scope === undefined || session.role !== 'family'
      ? undefined
      : await findAccess({ familyId, memberId: actor });
  if (scope === undefined || found === undefined || !mayCall(found, scope, effectOf(request)))
    throw refuse('NotShared');
  return { familyId, actor, sessionId: session.id, plan: found.plan };
};

/** Whether a member may read a part of the household's data. */
export const mayRead = (access: MemberAccess, scope: RouteScope): boolean =>
  mayCall(access, scope, 'read');
