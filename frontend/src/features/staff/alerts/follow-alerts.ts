import type { LiveEvent } from '../../../live/live-event.ts';

const NAMES: readonly unknown[] = ['crisis_alerts', 'duty'];

/** Reads alerts and who is on duty again, on whichever page. */
export const alertsMoved: LiveEvent = {
  name: 'alerts-moved',
  hear: (queryClient) =>
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [scope, , name] }) => scope === 'family' && NAMES.includes(name),
    }),
};
