import type { Projected } from '@hearthway/domain/live/live.contract.ts';
import {
  type FindThreadVisit,
  VISITED_MODEL,
} from '@hearthway/infra/adapters/support-visits/thread-cookie.ts';
import type { CatchUp } from './catch-up.ts';
import type { PageServer, PageSocket } from './page-socket.ts';

export interface ThreadVisitsOptions {
  readonly server: PageServer;
  readonly findThreadVisit: FindThreadVisit;
  readonly catchUp: Pick<CatchUp, 'movesOf'>;
  readonly hasSecureCookies: boolean;
}

/** Pages whose browser has opened a visitor's thread, even if an account is signed in on them. */
export interface ThreadVisits {
  readonly admit: (socket: PageSocket) => Promise<void>;
  /** Tells the page that the visitor's threads have moved, now and whenever they move. */
  readonly welcome: (socket: PageSocket) => Promise<void>;
  readonly moved: (userId: string, projected: Projected) => void;
  /** Call when notifications may have been missed until now. */
  readonly missedSome: () => Promise<void>;
}

export const createThreadVisits = ({
  server,
  findThreadVisit,
  catchUp,
  hasSecureCookies,
}: ThreadVisitsOptions): ThreadVisits => {
  const moved = (userId: string, projected: Projected): void => {
    if (projected.model === VISITED_MODEL)
      server.to(roomOfVisitor(userId)).emit('projected', projected);
  };
  return {
    admit: async ({ data, handshake: { headers } }) => {
      data.visit = await findThreadVisit({ headers, hasSecureCookies });
    },
    welcome: async (socket) => {
      const { visit } = socket.data;
      if (visit === undefined) return;
      await socket.join([VISITING, roomOfVisitor(visit.userId)]);
      const moves = await catchUp.movesOf(visit.userId);
      for (const move of moves) if (move.model === VISITED_MODEL) socket.emit('projected', move);
    },
    moved,
    missedSome: async () => {
      const { adapter, sockets } = server.of('/');
      const userIds = [...(adapter.rooms.get(VISITING) ?? [])].flatMap(
        (id) => sockets.get(id)?.data.visit?.userId ?? [],
      );
      for (const userId of new Set(userIds))
        for (const move of await catchUp.movesOf(userId)) moved(userId, move);
    },
  };
};

const VISITING = 'visiting-a-thread';
const roomOfVisitor = (userId: string): string => `thread-visits:${userId}`;
