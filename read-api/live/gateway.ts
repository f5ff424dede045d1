import type { ErrorCode } from '@hearthway/domain/errors.contract.ts';
import type { Health } from '@hearthway/domain/health/health.contract.ts';
import type { Projected } from '@hearthway/domain/live/live.contract.ts';
import {
  type FindHouseholdAccess,
  hasSameAccess,
  otherFamily,
  otherHousehold,
} from '@hearthway/infra/adapters/household-access/household-subject.ts';
import { networkOf } from '@hearthway/infra/adapters/http/network-of.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { type HttpSettings, LOCAL_SETTINGS } from '@hearthway/infra/adapters/http/settings.ts';
import { callerOf } from '@hearthway/infra/adapters/http/trusted-proxies.ts';
import { wait } from '@hearthway/infra/adapters/process/wait.ts';
import type { FindSession } from '@hearthway/infra/adapters/sessions/session-lookup.ts';
import type { Session } from '@hearthway/infra/adapters/sessions/sessions.ts';
import type { FindThreadVisit } from '@hearthway/infra/adapters/support-visits/thread-cookie.ts';
import { Server } from 'socket.io';
import { watch } from '../watch.ts';
import type { CatchUp } from './catch-up.ts';
import { limitMessages } from './message-limit.ts';
import { countMute, type EngineSocket } from './mute-sockets.ts';
import { createPage, type Page } from './page.ts';
import type { PageServer, PageSocket, SocketData } from './page-socket.ts';
import { isSameOrigin } from './same-origin.ts';
import { createThreadVisits } from './thread-visits.ts';
import { readVisitor } from './visitor.ts';

export interface LiveGatewayOptions {
  readonly findSession: FindSession;
  readonly findAccess: FindHouseholdAccess;
  /** Finds the thread that a visitor's browser may open; none by default. */
  readonly findThreadVisit?: FindThreadVisit;
  readonly catchUp: CatchUp;
  /** Handles messages of a signed-in page until its socket closes. */
  readonly attend: (socket: PageSocket, session: Session) => void;
  readonly readHealth: () => Promise<Health>;
  readonly clock: () => Date;
  readonly settings?: HttpSettings | undefined;
  readonly everyMs?: number | undefined;
  readonly endEveryMs?: number | undefined;
}

export type PagesOf = (accountId: string) => Pick<ReturnType<PageServer['to']>, 'emit'>;

export interface LiveGateway {
  /** Call when a read model of this family has moved. */
  readonly moved: (familyId: string, projected: Projected) => void;
  readonly pagesOf: PagesOf;
  readonly sessionEnded: (sessionId: string) => void;
  /** Call when notifications may have been missed until now. */
  readonly missedSome: () => Promise<void>;
}

const HEALTH_EVERY_MS = 2_000;
/** A lost notification delays the end of a session by a second at most. */
const END_EVERY_MS = 500;
/** More than any handshake or other message. */
const MAX_BYTES_IN_MESSAGE = 4 * 1024;
const HANDSHAKE_WITHIN_MS = 5_000;
/** Maximum pages of one person, in all tabs and on all devices. */
const MAX_PAGES = 32;
/** Maximum visitor pages per network, which may be that of a whole clinic. */
const MAX_VISITORS = 64;
/** Maximum sockets per network that have not yet identified themselves, for which they have 5 s. */
const MAX_MUTE = 64;

/** Tells every open page over its socket which models have moved. Long polling would need sticky sessions. */
export const addLiveGateway = (
  app: HttpServer,
  {
    findSession,
    findAccess,
    findThreadVisit = async () => undefined,
    catchUp,
    attend,
    readHealth,
    clock,
    settings = LOCAL_SETTINGS,
    everyMs = HEALTH_EVERY_MS,
    endEveryMs = END_EVERY_MS,
  }: LiveGatewayOptions,
): LiveGateway => {
  const mute = countMute();
  const server: PageServer = new Server(app.server, {
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MAX_BYTES_IN_MESSAGE,
    connectTimeout: HANDSHAKE_WITHIN_MS,
    allowRequest: (request, decide) =>
      decide(
        null,
        isSameOrigin(request.headers) &&
          mute.at(callerOf(request, settings.trustsProxy)) < MAX_MUTE,
      ),
  });
  server.engine.on('connection', (connection: EngineSocket) =>
    mute.add(connection, callerOf(connection.request, settings.trustsProxy)),
  );
  const health = watch({
    read: readHealth,
    everyMs,
    onChange: (changed) => server.emit('health', changed),
    onError: (error) => app.log.error(error, 'Health could not be read.'),
  });
  const idsIn = (room: string): readonly string[] => [
    ...(server.of('/').adapter.rooms.get(room) ?? []),
  ];
  const pagesIn = (room: string): readonly Page[] =>
    idsIn(room).flatMap((id) => server.of('/').sockets.get(id)?.data.page ?? []);

  const visits = createThreadVisits({
    server,
    findThreadVisit,
    catchUp,
    hasSecureCookies: settings.isProduction,
  });

  /** Resolves with the reason why the page is refused, if any. */
  const admit = async (socket: PageSocket): Promise<ErrorCode | undefined> => {
    const { handshake, request, data } = socket;
    const visitor = await readVisitor(handshake, {
      findSession,
      hasSecureCookies: settings.isProduction,
    });
    if (visitor === undefined) return 'MalformedRequest';
    data.visitor = visitor;
    data.network = networkOf(callerOf(request, settings.trustsProxy));
    if (visitor.kind === 'signed-in') {
      const familyId = otherFamily(visitor.session, visitor.household);
      if (familyId !== undefined) {
        const household = await otherHousehold(visitor.session, familyId, findAccess);
        if (household === undefined) return 'NotShared';
        data.household = household;
      }
    }
    if (visitor.kind !== 'signed-out') await visits.admit(socket);
    return isFull(data) ? 'Unavailable' : undefined;
  };
  const isFull = ({ visitor, network }: SocketData): boolean => {
    switch (visitor.kind) {
      case 'anonymous':
        return idsIn(roomOfVisitors(network)).length >= MAX_VISITORS;
      case 'signed-in':
        return idsIn(roomOfAccount(visitor.session.accountId)).length >= MAX_PAGES;
      // The caller refuses the socket with a reason, and closes it.
      case 'signed-out':
        return false;
    }
  };
  server.use((socket, next) => {
    admit(socket).then(
      (refused) => next(refused && new Error(refused)),
      (error: unknown) => {
        app.log.warn(error, 'A page could not be let in.');
        next(new Error('Unavailable' satisfies ErrorCode));
      },
    );
  });

  const welcome = async (socket: PageSocket): Promise<void> => {
    const { visitor, network } = socket.data;
    if (visitor.kind === 'anonymous') {
      await socket.join(roomOfVisitors(network));
      return visits.welcome(socket);
    }
    const signOut = () => {
      socket.emit('signed-out');
      socket.disconnect(true);
    };
    if (visitor.kind === 'signed-out') return signOut();
    const { session, seen } = visitor;
    const { household } = socket.data;
    const close = () => socket.disconnect(true);
    const send = (projected: Projected) => socket.emit('projected', projected);
    const page = createPage({ session, household, seen, send, signOut, close });
    socket.data.page = page;
    attend(socket, session);
    // Subscribes before reading past moves, so that nothing is missed in between.
    await socket.join([
      SIGNED_IN,
      roomOfFamily(page.familyId),
      ...(household === undefined ? [] : [IN_HOUSEHOLDS]),
      roomOfAccount(session.accountId),
      roomOfSession(session.id),
    ]);
    await catchUp.tellMissed([page]);
    await visits.welcome(socket);
  };
  server.on('connection', (socket) => {
    mute.delete(socket.conn);
    limitMessages(socket, clock);
    const known = health.known();
    if (known !== undefined) socket.emit('health', known);
    health.resume();
    socket.on('disconnect', () => {
      if (server.of('/').sockets.size === 0) health.pause();
    });
    welcome(socket).catch((error: unknown) => {
      app.log.warn(error, 'A page could not be told what it missed.');
      // The page reconnects with its latest positions.
      socket.disconnect(true);
    });
  });

  /** Closes pages in households whose access ended or changed: they come back with what they may see now. */
  const closeChanged = async (): Promise<void> => {
    await Promise.all(
      pagesIn(IN_HOUSEHOLDS).map(async ({ session, household, close }) => {
        if (household === undefined) return;
        const now = await otherHousehold(session, household.familyId, findAccess);
        if (!hasSameAccess(now, household)) close();
      }),
    );
  };
  const closing = new AbortController();
  const endOver = async (): Promise<void> => {
    await wait(endEveryMs, closing.signal);
    while (!closing.signal.aborted) {
      await catchUp
        .endOver(pagesIn(SIGNED_IN))
        .catch((error: unknown) => app.log.warn(error, 'Sessions could not be looked at.'));
      await closeChanged().catch((error: unknown) =>
        app.log.warn(error, 'Members of households could not be looked at.'),
      );
      await wait(endEveryMs, closing.signal);
    }
  };
  const ending = endOver();
  // Runs before Fastify closes its server, which waits for every connection to end.
  app.addHook('preClose', async () => {
    closing.abort();
    await ending;
    health.pause();
    await server.close();
  });
  return {
    moved: (familyId, projected) => {
      for (const page of pagesIn(roomOfFamily(familyId))) page.tell(projected);
      visits.moved(familyId, projected);
    },
    pagesOf: (accountId) => server.to(roomOfAccount(accountId)),
    sessionEnded: (sessionId) => {
      for (const page of pagesIn(roomOfSession(sessionId))) page.signOut();
    },
    missedSome: async () => {
      await catchUp.tellMissed(pagesIn(SIGNED_IN));
      await visits.missedSome();
    },
  };
};

const SIGNED_IN = 'signed-in';
/** Pages that show the household of another family. */
const IN_HOUSEHOLDS = 'in-households';
const roomOfVisitors = (network: string): string => `visitors:${network}`;
const roomOfFamily = (familyId: string): string => `family:${familyId}`;
const roomOfAccount = (accountId: string): string => `account:${accountId}`;
const roomOfSession = (sessionId: string): string => `session:${sessionId}`;
