import {
  type HouseholdAccess,
  mayCall,
  type RequestEffect,
} from '@hearthway/domain/household/household-access.ts';
import {
  type RouteAbout,
  type RouteScope,
  SCOPES,
} from '@hearthway/domain/household-scopes/scopes.constants.ts';
import {
  isSameSight,
  type OnlyChildren,
} from '@hearthway/domain/household-scopes/seen-children.ts';
import { HOUSEHOLD_HEADER } from '@hearthway/domain/live/live.constants.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refuse } from '../http/errors.ts';
import type { Session } from '../sessions/sessions.ts';

/** Family that a request is for, and the account that sends it. */
export interface Subject {
  /** Owner of the streams, rows and rooms that the request reads or changes. */
  readonly familyId: string;
  /** Account that sends the request. */
  readonly actor: string;
  readonly sessionId: string;
  /** Children that the request may reach; null for all. */
  readonly onlyChildren: OnlyChildren;
  /** Row of the family's plan, as old as the session's copy. */
  readonly plan?: unknown;
}

/** Present access of an account to the household of another family; undefined for none. */
export type FindHouseholdAccess = (membership: {
  readonly familyId: string;
  readonly memberId: string;
}) => Promise<FoundAccess | undefined>;

/** Finds the children that an object of the household is for: null for none in particular, and so for all. */
export type FindChildren = (object: {
  readonly kind: keyof typeof PARAMETERS;
  readonly objectId: string;
}) => Promise<readonly string[] | null>;

interface FoundAccess extends HouseholdAccess {
  /** Undefined in a service whose paths name no such object. */
  readonly findChildren?: FindChildren;
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
    /** Relation of a shared route to single children; without it, the route is for members who see all of them. */
    about?: RouteAbout;
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

/** Parameters of paths that name an object. */
const PARAMETERS = {
  profile: 'profileId',
  favorite: 'resourceId',
  denial: 'denialId',
  call: 'callId',
  entry: 'entryId',
} as const;

const LINKED_KINDS = ['favorite', 'denial', 'call'] as const;

// Parameters are not validated yet when access is decided.
const parametersSchema = z.record(z.string(), z.string());

/** Whether a route is about nothing but children that the member sees. */
const isSeen = async (
  { routeOptions, params }: Pick<FastifyRequest, 'routeOptions' | 'params'>,
  { access: { onlyChildren, findChildren } }: OtherHousehold,
): Promise<boolean> => {
  const { about } = routeOptions.config;
  if (onlyChildren === null || about === 'nothing' || about === 'seen') return true;
  if (about === undefined) return false;
  const parameters = parametersSchema.parse(params);
  const sees = (id: string | undefined): boolean => id !== undefined && onlyChildren.includes(id);
  const seesObject = async (kind: keyof typeof PARAMETERS, objectId = ''): Promise<boolean> => {
    const children = await findChildren?.({ kind, objectId });
    return children === null || children?.some(sees) === true;
  };
  if (about === 'child') return sees(parameters['childId']);
  if (about !== 'link') return await seesObject(about, parameters[PARAMETERS[about]]);
  const kind = LINKED_KINDS.find((each) => each === parameters['kind']);
  return (
    kind !== undefined &&
    sees(parameters['childId']) &&
    (await seesObject(kind, parameters['objectId']))
  );
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
  if (!(await isSeen(request, found))) throw refuse('NotShared');
  const { accountId: actor, id: sessionId } = session;
  const { onlyChildren, plan } = found.access;
  return { familyId, actor, sessionId, onlyChildren, plan };
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
  isSameSight(now.access.onlyChildren, before.onlyChildren) &&
  SCOPES.every((scope) => now.access.scopes[scope] === before.scopes[scope]);
