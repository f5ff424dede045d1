import type { InboxPeople } from '@hearthway/domain/live/live.contract.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { inboxRoom } from '../../../live/room.ts';

interface InboxPlaceOptions {
  /** Null for the list. */
  readonly threadId: string | null;
  readonly staffId: string;
  /** The list or the thread of this page has changed. */
  readonly onMoved: () => void;
}

/** Says where this page is in the inbox, as long as it is shown. Returns who else is at which thread. */
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
