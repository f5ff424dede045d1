import type { PageSocket } from './page-socket.ts';

/** Far more than clicks can cause. */
const MAX_MESSAGES = 40;
const PER_MS = 10_000;

/** Disconnects a page that sends too many messages. It may reconnect and report its position then. */
export const limitMessages = (socket: PageSocket, clock: () => Date): void => {
  let messages = 0;
  let endsAt = 0;
  socket.use((_message, next) => {
    const now = clock().getTime();
    if (now >= endsAt) {
      endsAt = now + PER_MS;
      messages = 0;
    }
    messages += 1;
    if (messages > MAX_MESSAGES) socket.disconnect(true);
    else next();
  });
};
