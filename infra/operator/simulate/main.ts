import { findStores, storeVariables } from '../../adapters/addresses/addresses.ts';
import { connectCommand } from '../../adapters/event-store/waiting.ts';
import { connectPostgres } from '../../adapters/postgres/postgres.ts';
import type { PrivacySchema } from '../../adapters/privacy/schema.ts';
import { readEnvironment, runMain } from '../../adapters/process/main.ts';
import { progressDisplay } from '../reports/progress-line.ts';
import { type AccountsSchema, storeAccounts, watchAccounts } from './account/accounts.ts';
import { program } from './arguments.ts';
import { simulateHistory } from './history.ts';
import { expectNewLog, storeHistory } from './store-history.ts';

runMain(program, async ({ history, mayMix }) => {
  const stores = findStores(readEnvironment(storeVariables, process.env));
  const eventStore = connectCommand(stores.EVENTSTORE_URL);
  const database = connectPostgres<PrivacySchema & AccountsSchema>({
    url: stores.DATABASE_URL,
    // A lost connection also rejects the query, with the reason.
    onConnectionLost: () => {},
  });
  const interruption = new AbortController();
  const interrupt = (): void => interruption.abort(new Error('Interrupted; nothing is stored.'));
  const display = progressDisplay(process.stderr, () => performance.now());
  try {
    if (!mayMix) await expectNewLog(eventStore, interruption.signal);
    process.stderr.write(
      `Writes about ${number(history.events)} events of ${number(history.families)} families over ${history.months} months until ${history.until}.\n`,
    );
    // Nothing is stored yet, and Ctrl-C ends the process at once.
    const simulated = simulateHistory(history);
    process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
    const started = performance.now();
    const accounts = watchAccounts();
    const storing = storeHistory({
      eventStore,
      history: accounts.watch(simulated),
      signal: interruption.signal,
      onErasing: async (person) => {
        await database
          .insertInto('erased_people')
          .values(person)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      },
      onStored: (events) => {
        const seconds = (performance.now() - started) / 1_000;
        const eventsPerSecond = Math.round(events / seconds);
        // The final number is only known approximately.
        const share = Math.min(events / history.events, 1);
        const secondsLeft = Math.ceil((seconds / share) * (1 - share));
        display.show({ events, share, eventsPerSecond, secondsLeft });
      },
    });
    await Promise.allSettled([storing]);
    display.clear();
    // An interrupted history gets accounts as well: a log with families and no account is refused.
    await storeAccounts(database, accounts.all());
    const stored = await storing;
    const seconds = Math.round((performance.now() - started) / 1_000);
    if (interruption.signal.aborted)
      throw new Error(
        `Interrupted: the first ${number(stored)} events are stored, and stay. Another DATA_DIR begins anew.`,
      );
    process.stdout.write(
      `${number(stored)} events of ${number(history.families)} families until ${history.until}, in ${seconds} s. The read models catch up by themselves: npm run projections -- status\n`,
    );
  } finally {
    display.clear();
    await eventStore.dispose();
    await database.destroy();
  }
});

const number = (value: number): string => value.toLocaleString('en-US');
