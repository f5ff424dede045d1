import type { Session } from '@hearthway/infra/adapters/sessions/sessions.ts';
import type { PageSocket } from '../live/page-socket.ts';

/** The open pages of everyone in support, which alerts reach wherever they are. */
export interface AlertPages {
  readonly attend: (socket: PageSocket, session: Session) => void;
  /** Alerts or who is on duty have moved, or may have: the pages read them again. */
  readonly moved: () => void;
}

/** Read models whose moves every page of support is told of. */
export const ALERT_MODELS: ReadonlySet<string> = new Set(['crisis_alerts', 'duty']);

export const createAlertPages = (): AlertPages => {
  const pages = new Set<PageSocket>();
  const tell = (page: PageSocket): void => {
    page.emit('alerts-moved');
  };
  return {
    attend: (socket, session) => {
      if (session.role !== 'support') return;
      pages.add(socket);
      socket.on('disconnect', () => pages.delete(socket));
      // The socket before this one may have missed something.
      tell(socket);
    },
    moved: () => {
      for (const page of pages) tell(page);
    },
  };
};
