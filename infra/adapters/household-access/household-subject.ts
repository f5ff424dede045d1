import {
  type HouseholdAccess,
  mayCall,
  type RequestEffect,
} from '@hearthway/domain/household/household-access.ts';
import { type RouteScope, SCOPES } from '@hearthway/domain/household-scopes/scopes.constants.ts';
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

interface FoundAccess extends HouseholdAccess {
  /** Row of the household's plan, where the service reads it. */
  readonly plan?: unknown;
}

/** Household of another family, with the present access of the account that shows it. */
export interface OtherHousehold {
  readonly familyId: string;
  readonly access: FoundAccess;
}

/** Finds the household that a session names; undefined for none, or one that is not shared with its account. */
export const otherHousehold = async (
  { accountId: memberId, role }: Pick<Session, 'accountId' | 'role'>,
  familyId: string,
  findAccess: FindHouseholdAccess,
): Promise<OtherHousehold | undefined> => {
  const access = role === 'family' ? await findAccess({ familyId, memberId }) : undefined;
  return access && { familyId, access };
};

/** Id of the household of another family; undefined for the own one. */
export const otherFamily = (
  { accountId }: Pick<Session, 'accountId'>,
  familyId: string | undefined,
): string | undefined => (familyId === accountId ? undefined : familyId);

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
  const familyId = otherFamily(session, householdIn(request));
  const { access, scope, isPersonal = false } = request.routeOptions.config;
  if (familyId === undefined || isPersonal) return undefined;
  if (scope === undefined && access === 'anyone') return undefined;
  const found = scope && (await otherHousehold(session, familyId, findAccess));
  if (scope === undefined || !found || !mayCall(found.access, scope, effectOf(request)))
    throw refuse('NotShared');
  const { accountId: actor, id: sessionId } = session;
  return { familyId, actor, sessionId, plan: found.access.plan };
};

/** Whether a member may read a part of the household's data. */
export const mayRead = ({ access }: OtherHousehold, scope: RouteScope): boolean =>
  mayCall(access, scope, 'read');

/** Whether a member may still do the same in a household; not if its access has ended. */
export const hasSameAccess = (
  now: OtherHousehold | undefined,
  { access: before }: OtherHousehold,
): boolean =>
  now !== undefined &&
  now.access.role === before.role &&
  now.access.isReadOnly === before.isReadOnly &&
  SCOPES.every((scope) => now.access.scopes[scope] === before.scopes[scope]);
