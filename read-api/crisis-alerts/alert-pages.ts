import type { Session } from '@hearthway/infra/adapters/sessions/sessions.ts';
import type { PageSocket } from '../live/page-socket.ts';

/** Open pages of all support staff, which receive alerts wherever they are. */
export interface AlertPages {
  readonly attend: (socket: PageSocket, session: Session) => void;
  /** Tells pages to reload, since alerts or duty may have changed. */
  readonly moved: () => void;
}

/** Read models whose changes are sent to every support page. */
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
      // The page's previous socket may have missed a message.
      tell(socket);
    },
    moved: () => {
      for (const page of pages) tell(page);
    },
  };
};
