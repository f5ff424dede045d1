import type { InboxMoved, InboxPeople, InboxPlace } from '@hearthway/domain/live/live.contract.ts';

/** Messages to the server over an open socket. */
interface Line {
  readonly inbox: (place: InboxPlace) => void;
  readonly leaveInbox: () => void;
}

/** Listeners of a staff member's page in the inbox. */
interface Visit {
  readonly place: InboxPlace;
  /** The thread has moved, or for the list any of them; also after a broken connection. */
  readonly onMoved: () => void;
  /** Empty while nothing is heard. */
  readonly onPeople: (people: InboxPeople['people']) => void;
}

/** The page's place in the inbox, which outlasts any single socket. */
export interface InboxRoom {
  /** An authenticated socket is open. Returns its clean-up. */
  readonly join: (line: Line) => () => void;
  /** One at a time; replaces the previous visit. Returns a function that ends it. */
  readonly enter: (visit: Visit) => () => void;
  /** Whether a reply is being typed at the thread of the visit. */
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
      // The socket before this one may have missed something.
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
