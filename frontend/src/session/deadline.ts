import { storageOr } from './browser-storage.ts';
import { createDeadlineStore, DEADLINE_KEY } from './deadline-store.ts';
import { tabs } from './tabs.ts';

/** The deadline of this browser's session. */
export const deadline = createDeadlineStore({
  storage: storageOr(() => localStorage),
  onMove: () => tabs.say({ type: 'deadline-moved' }),
});

/**
 * Calls back when another tab has moved it. What a tab says may be heard before what it has stored
 * is seen here, where tabs are processes of their own: the browser tells of that as well.
 */
export const onDeadlineMoved = (listener: () => void): (() => void) => {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === DEADLINE_KEY) listener();
  };
  const ignoreTabs = tabs.hear(({ type }) => {
    if (type === 'deadline-moved') listener();
  });
  window.addEventListener('storage', onStorage);
  return () => {
    ignoreTabs();
    window.removeEventListener('storage', onStorage);
  };
};
