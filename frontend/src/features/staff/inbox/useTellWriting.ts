import { WRITING_SECONDS } from '@hearthway/domain/staff/inbox.constants.ts';
import { useEffect, useRef } from 'react';
import { inboxRoom } from '../../../live/room.ts';

/** Tells colleagues at the same thread that a reply is being typed, until the typing stops. */
export const useTellWriting = () => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tellDone = () => {
    clearTimeout(timer.current);
    inboxRoom.write(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    tellTyped: () => {
      clearTimeout(timer.current);
      inboxRoom.write(true);
      timer.current = setTimeout(tellDone, WRITING_SECONDS * 1_000);
    },
    tellDone,
  };
};
