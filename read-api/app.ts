import {
  type Health,
  type HealthPart,
  healthOf,
} from '@hearthway/domain/health/health.contract.ts';
import type { Handle } from '@hearthway/infra/adapters/event-store/handle.ts';
import { readHead } from '@hearthway/infra/adapters/event-store/head.ts';
import { addAccess } from '@hearthway/infra/adapters/http/access.ts';
import { addHealthRoutes } from '@hearthway/infra/adapters/http/health-route.ts';
import { buildHttpServer, type HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { type HttpSettings, LOCAL_SETTINGS } from '@hearthway/infra/adapters/http/settings.ts';
import { familyOfSession } from '@hearthway/infra/adapters/http/subject.ts';
import type { Logger } from '@hearthway/infra/adapters/logging/logger.ts';
import type { Listener, ListenOptions } from '@hearthway/infra/adapters/postgres/listen.ts';
import { checkPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import { readCredentials } from '@hearthway/infra/adapters/sessions/credentials.ts';
import { createSessionLookup } from '@hearthway/infra/adapters/sessions/session-lookup.ts';
import { findThreadVisit } from '@hearthway/infra/adapters/support-visits/thread-cookie.ts';
import { accountPart } from './account/account.part.ts';
import { addCalendarEntriesRoutes } from './calendar-entries/calendar-entries.routes.ts';
import { addCalendarFeedsRoutes } from './calendar-feeds/calendar-feeds.routes.ts';
import { addChatRoutes } from './chat/chat.routes.ts';
import { createCheckpointWaiters } from './consistency/checkpoint-waiters.ts';
import { readCheckpoints } from './consistency/checkpoints.ts';
import { createLogHead } from './consistency/log-head.ts';
import { addOwnRows, CARRIED_MODELS } from './consistency/own-rows.ts';
import { readModels } from './consistency/read-model.ts';
import { addContentRoutes } from './content/content.routes.ts';
import { ALERT_MODELS, createAlertPages } from './crisis-alerts/alert-pages.ts';
import { addCrisisAlertsRoutes } from './crisis-alerts/crisis-alerts.routes.ts';
import { directoryPart } from './directory/directory.part.ts';
import { addEntryFacesRoutes } from './entry-faces/entry-faces.routes.ts';
import { addFavoritesRoutes } from './favorites/favorites.routes.ts';
import { feedbackPart } from './feedback/feedback.part.ts';
import { addFoodLogRoutes } from './food-log/food-log.routes.ts';
import { addHelpRoutes } from './help/help.routes.ts';
import { addActsRoutes } from './household/acts.routes.ts';
import { addChangesRoutes } from './household/changes.routes.ts';
import { accessFinder } from './household/find-access.ts';
import { addHouseholdRoutes } from './household/household.routes.ts';
import { addMemberOpenings } from './household/member-openings.ts';
import { createReadSeen } from './household/read-seen.ts';
import { learningPart } from './learning/learning.part.ts';
import { addAccountLimits } from './limits/account-limits.ts';
import { createCatchUp } from './live/catch-up.ts';
import { addLiveGateway, type PagesOf } from './live/gateway.ts';
import { readLogged, readMoved } from './live/notifications.ts';
import type { ReadDependencies, ReadPart } from './read-part.ts';
import { recipesPart } from './recipes/recipes.part.ts';
import { reportsPart } from './reports/reports.part.ts';
import { addInboxRoutes } from './staff/inbox/inbox.routes.ts';
import { INBOX_CHANNEL } from './staff/inbox/inbox-presence.ts';
import { createInboxRoom } from './staff/inbox/inbox-room.ts';
import { createLiveRoom } from './staff/live/live-room.ts';
import { PRESENCE_CHANNEL } from './staff/live/presence.ts';
import { addTimelineRoutes } from './staff/timeline.routes.ts';
import { addThreadsRoutes } from './support/threads.routes.ts';

const PARTS: readonly ReadPart[] = [
  accountPart,
  { addRoutes: addChatRoutes },
  { addRoutes: addContentRoutes },
  { addRoutes: addCrisisAlertsRoutes },
  directoryPart,
  { addRoutes: addFavoritesRoutes },
  feedbackPart,
  { addRoutes: addHelpRoutes },
  { addRoutes: addHouseholdRoutes },
  { addRoutes: addActsRoutes },
  { addRoutes: addChangesRoutes },
  learningPart,
  recipesPart,
  { addRoutes: addFoodLogRoutes },
  { addRoutes: addCalendarEntriesRoutes },
  { addRoutes: addCalendarFeedsRoutes },
  { addRoutes: addEntryFacesRoutes },
  { addRoutes: addTimelineRoutes },
  { addRoutes: addInboxRoutes },
  reportsPart,
  { addRoutes: addThreadsRoutes },
];

export interface ReadApiOptions extends Omit<ReadDependencies, 'chatModel' | 'readModel'> {
  /** Defaults to sentences of our own pages. */
  readonly chatModel?: ReadDependencies['chatModel'];
  /** Listens to the same database. */
  readonly listen: (options: Pick<ListenOptions, 'channels' | 'onListening'>) => Listener;
  /** Records what members open in households of other families: the only writes to the log from here. */
  readonly handle: Handle;
  readonly logger: Logger;
  readonly settings?: HttpSettings | undefined;
  /** How long a request may wait for its caller's own write. */
  readonly waitMs?: number;
  readonly live?: {
    /** Health sent to open pages; defaults to this service's own. */
    readonly readHealth?: (() => Promise<Health>) | undefined;
    readonly everyMs?: number;
    readonly endEveryMs?: number;
    readonly watchedEveryMs?: number;
    /** Grace period before a family that closed its last page is offline. */
    readonly graceMs?: number;
  };
}

const HEAD_WITHIN_MS = 2_000;

/**
 * A revocation takes effect everywhere within a second, even if notifications are lost: this time plus that
 * of a response.
 */
const SESSION_CACHED_MS = 800;

export const buildReadApi = ({
  database,
  listen,
  eventStore,
  handle,
  privacy,
  clock,
  logger,
  settings = LOCAL_SETTINGS,
  waitMs,
  live = {},
  chatModel = { model: 'embedded', isOutside: false },
  contentForMs,
}: ReadApiOptions): HttpServer => {
  const app = buildHttpServer({ logger, settings });
  const sessions = createSessionLookup({ database, clock, cachedForMs: SESSION_CACHED_MS });
  const findAccess = accessFinder({ database, clock });
  addAccess(app, { findSession: sessions.find, findAccess });
  app.addHook('onSend', async ({ session }, reply) => {
    if (session !== undefined) reply.header('cache-control', 'no-store');
  });

  addMemberOpenings(app, {
    handle,
    clock,
    onError: (error) => logger.warn(error, 'What a member opened could not be recorded.'),
  });
  addAccountLimits(app, { database, clock });
  const waiters = createCheckpointWaiters({
    readCheckpoints: () => readCheckpoints(database),
    onError: (error) => logger.warn(error, 'Checkpoints could not be read.'),
  });
  // Runs before the gateway closes the server, which waits for open requests.
  app.addHook('preClose', async () => waiters.release());
  const readOwnHealth = async () => healthOf([await checkPostgres(database), listened(listener)]);
  const room = createLiveRoom({
    database,
    clock,
    onError: (error, what) => logger.warn(error, what),
    everyMs: live.watchedEveryMs,
    graceMs: live.graceMs,
  });
  const inbox = createInboxRoom({
    database,
    clock,
    onError: (error, what) => logger.warn(error, what),
    everyMs: live.watchedEveryMs,
  });
  const alertPages = createAlertPages();
  const gateway = addLiveGateway(app, {
    ...live,
    attend: (socket, session) => {
      room.attend(socket, session);
      inbox.attend(socket, session);
      alertPages.attend(socket, session);
    },
    findSession: sessions.find,
    findAccess,
    findThreadVisit: (request) => findThreadVisit({ database, now: clock() }, request),
    settings,
    catchUp: createCatchUp({ database, clock }),
    readHealth: live.readHealth ?? readOwnHealth,
    clock,
  });
  const listener = listen({
    channels: {
      projected: (payload) => {
        const moved = readMoved(payload);
        if (moved === undefined) return;
        const { userId, model, position } = moved;
        if (CARRIED_MODELS.has(model))
          sessions.forgetWhere((session) => familyOfSession(session).familyId === userId);
        waiters.reached(model, BigInt(position));
        gateway.moved(userId, { model, position });
        if (model === 'timeline') room.moved(userId);
        if (model === 'support_threads') inbox.moved(userId);
        if (ALERT_MODELS.has(model)) alertPages.moved();
      },
      logged: (payload) => {
        const userId = readLogged(payload);
        if (userId !== undefined) room.moved(userId);
      },
      // Sent when the last key of an erased account has just been destroyed.
      key_destroyed: (userId) => {
        room.moved(userId);
        inbox.moved(userId);
        alertPages.moved();
      },
      [PRESENCE_CHANNEL]: room.heardPresence,
      [INBOX_CHANNEL]: inbox.heard,
      ...notifications(gateway.pagesOf),
      session_ended: (sessionId) => {
        sessions.forget(sessionId);
        gateway.sessionEnded(sessionId);
      },
    },
    onListening: async () => {
      room.missedSome();
      inbox.missedSome();
      alertPages.moved();
      await gateway.missedSome();
    },
  });
  app.addHook('preClose', listener.stop);
  app.addHook('preClose', room.close);
  app.addHook('preClose', async () => inbox.close());

  const readModel = readModels({
    database,
    waiters,
    logHead: createLogHead({
      readHead: () => readHead(eventStore, { withinMs: HEAD_WITHIN_MS }),
      onError: (error) => logger.warn(error, 'The event store does not say where the log ends.'),
    }),
    waitMs,
  });
  addHealthRoutes(app, readOwnHealth);
  addOwnRows(app, {
    readModel,
    privacy,
    clock,
    readSeen: createReadSeen({ readModel, privacy }),
    // Drops the cached session: otherwise a limit could be older than the data that the family has just seen.
    onCarriedRead: (request) => sessions.forgetOf(readCredentials(request)),
  });
  for (const { addRoutes } of PARTS)
    addRoutes(app, {
      database,
      readModel,
      eventStore,
      privacy,
      clock,
      chatModel,
      contentForMs,
    });
  return app;
};

const notifications = (pagesOf: PagesOf) =>
  Object.fromEntries(
    PARTS.flatMap((part) => Object.entries(part.notifications ?? {})).map(([channel, pass]) => [
      channel,
      (payload: string) => pass(payload, pagesOf),
    ]),
  );

const listened = (listener: Listener): HealthPart =>
  listener.isListening()
    ? { name: 'live-updates', status: 'ok' }
    : {
        name: 'live-updates',
        status: 'failing',
        detail: 'Open pages are not told of changes.',
        isOptional: true,
      };
