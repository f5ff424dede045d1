import type { InboxPeople } from '@hearthway/domain/live/live.contract.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { inboxRoom } from '../../../live/room.ts';

interface InboxPlaceOptions {
  /** Null for the list. */
  readonly threadId: string | null;
  readonly staffId: string;
  /** Called when the list or the thread of this page has changed. */
  readonly onMoved: () => void;
}

/** Announces this page's place in the inbox while it is shown. Returns the colleagues at each thread. */
export const useInboxPlace = ({
  threadId,
  staffId,
  onMoved,
}: InboxPlaceOptions): InboxPeople['people'] => {
  const [people, setPeople] = useState<InboxPeople['people']>([]);
  const tellMoved = useEffectEvent(onMoved);
  useEffect(
    () =>
      inboxRoom.enter({
        place: { threadId, isWriting: false },
        onMoved: () => tellMoved(),
        onPeople: setPeople,
      }),
    [threadId],
  );
  return people.filter((person) => person.staffId !== staffId);
};
