import { api } from '../../../api/api.ts';
import { ignored } from '../../../api/create-api.ts';
import { storageOr } from '../../../session/browser-storage.ts';
import { createReportedDay, REPORTED_DAY_KEY } from './reported-day.ts';

const reported = createReportedDay(storageOr(() => localStorage));

/** Reports to the account that it was used today, unless a tab of this browser has. */
export const reportActiveDay = (userId: string): Promise<void> =>
  inTurn(async () => {
    const day = new Date().toDateString();
    if (reported.is(userId, day)) return;
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    await api.send({
      method: 'POST',
      path: '/api/journey/active-days',
      body: { timeZone },
      schema: ignored,
      isAutomatic: true,
    });
    reported.keep(userId, day);
  });

/** One tab after the other, so that the second finds the day reported. */
const inTurn = async (work: () => Promise<void>): Promise<void> => {
  // Browsers have no locks for pages that were loaded without encryption.
  if ('locks' in navigator) await navigator.locks.request(REPORTED_DAY_KEY, work);
  else await work();
};
