import type { LiveEvent } from '../../../live/live-event.ts';

const NAMES: readonly unknown[] = ['crisis_alerts', 'duty'];

/** Refetches alerts and the duty list on any page. */
export const alertsMoved: LiveEvent = {
  name: 'alerts-moved',
  hear: (queryClient) =>
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [scope, , name] }) => scope === 'family' && NAMES.includes(name),
    }),
};
