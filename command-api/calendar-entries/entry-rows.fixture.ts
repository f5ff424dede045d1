import { calendarEntriesModel } from '@hearthway/domain/calendar-entries/calendar-entries.model.ts';
import { readStored } from '@hearthway/infra/adapters/event-store/read-stored.ts';
import { readStream } from '@hearthway/infra/adapters/event-store/read-stream.ts';
import { sql } from 'kysely';
import type { TestApi } from '../command-api.fixture.ts';

/** Writes the rows of all entries of the log, as projections do. */
export const projectEntries = async (
  api: Pick<TestApi, 'dependencies' | 'database' | 'streams'>,
): Promise<void> => {
  const { privacy, eventStore } = api.dependencies;
  const { signal } = new AbortController();
  const folding = calendarEntriesModel.startFolding();
  for (const streamName of api.streams('calendarEntry-')) {
    const stored = await readStored(readStream(eventStore, { streamName, signal }));
    for (const event of await privacy.openEvents(stored)) {
      const key = calendarEntriesModel.keyOf(event) ?? '';
      if (!folding.knows(key)) folding.learn([key], []);
      folding.fold(key, event);
    }
  }
  const rows = await privacy.sealRows(calendarEntriesModel, folding.takeChanged());
  const columns = Object.keys(calendarEntriesModel.table.columns).map((name) => sql.ref(name));
  await api.database.transaction().execute(async (transaction) => {
    await sql`delete from calendar_entries`.execute(transaction);
    for (const row of rows)
      await sql`
        insert into calendar_entries (${sql.join(columns)}) values (${sql.join(row)})
      `.execute(transaction);
  });
};
