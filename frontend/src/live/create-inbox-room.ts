import type { InboxMoved, InboxPeople, InboxPlace } from '@hearthway/domain/live/live.contract.ts';

/** Messages to the server over an open socket. */
interface Line {
  readonly inbox: (place: InboxPlace) => void;
  readonly leaveInbox: () => void;
}

/** Inbox page of a staff member, with its listeners. */
interface Visit {
  readonly place: InboxPlace;
  /** The thread moved, or any thread for the list; also called after a broken connection. */
  readonly onMoved: () => void;
  /** Empty while disconnected. */
  readonly onPeople: (people: InboxPeople['people']) => void;
}

/** Place of the page in the inbox, independent of any single socket. */
export interface InboxRoom {
  /** Attaches an authenticated socket. Returns its clean-up. */
  readonly join: (line: Line) => () => void;
  /** Replaces the previous visit. Returns a function that ends this one. */
  readonly enter: (visit: Visit) => () => void;
  /** Reports whether a reply is being typed in the visited thread. */
  readonly write: (isWriting: boolean) => void;
  readonly onMoved: (moved: InboxMoved) => void;
  readonly onPeople: (people: InboxPeople) => void;
}

export const createInboxRoom = (): InboxRoom => {
  let line: Line | undefined;
  let visit: Visit | undefined;
  let wasConnected = false;

  const sayPlace = (): void => {
    if (visit !== undefined) line?.inbox(visit.place);
  };
  return {
    join: (joined) => {
      line = joined;
      sayPlace();
      // News may have been missed since the previous socket.
      if (wasConnected) visit?.onMoved();
      wasConnected = true;
      return () => {
        if (line !== joined) return;
        line = undefined;
        visit?.onPeople([]);
      };
    },
    enter: (entered) => {
      visit = { ...entered };
      sayPlace();
      return () => {
        if (visit?.onMoved !== entered.onMoved) return;
        visit = undefined;
        line?.leaveInbox();
      };
    },
    write: (isWriting) => {
      if (visit === undefined || visit.place.isWriting === isWriting) return;
      visit = { ...visit, place: { ...visit.place, isWriting } };
      sayPlace();
    },
    onMoved: ({ threadId }) => {
      if (threadId === visit?.place.threadId) visit.onMoved();
    },
    onPeople: ({ people }) => visit?.onPeople(people),
  };
};
