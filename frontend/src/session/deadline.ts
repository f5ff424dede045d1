import { storageOr } from './browser-storage.ts';
import { createDeadlineStore } from './deadline-store.ts';
import { tabs } from './tabs.ts';

/** The deadline of this browser's session. */
export const deadline = createDeadlineStore({
  storage: storageOr(() => localStorage),
  onMove: () => tabs.say({ type: 'deadline-moved' }),
});
