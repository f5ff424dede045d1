import { randomUUID } from 'node:crypto';
import { type DataExport, dataExportSchema } from '@hearthway/domain/account/account.contract.ts';
import { type AccountEvent, accountStream } from '@hearthway/domain/account/account.events.ts';
import {
  type FavoritesEvent,
  favoritesStream,
} from '@hearthway/domain/favorites/favorites.events.ts';
import type { DomainEvent, Stream } from '@hearthway/domain/kernel/stream.ts';
import { strFromU8, unzipSync } from 'fflate';
import { z } from 'zod';
import type { Call, Family, TestApi } from '../command-api.fixture.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { buildExportsJob } from './export.job.ts';

/** Part of `data.json` that tests look at. */
const exportedSchema = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  about: z.record(z.string(), z.object({ fields: z.record(z.string(), z.string()) })),
  events: z.array(
    z.object({
      type: z.string(),
      sentence: z.string(),
      occurredAt: z.string(),
      by: z.string(),
      data: z.record(z.string(), z.unknown()),
    }),
  ),
});

const sectionSchema = z.array(z.record(z.string(), z.unknown()));

export const exportCalls = (api: () => TestApi) => {
  const ask = async (as: Family, headers: Call['headers'] = {}): Promise<DataExport> => {
    const url = '/api/account/export';
    const { status, body } = await api().send({ method: 'POST', url, as, headers });
    if (status !== 202) throw new Error(`It was answered with ${status}.`);
    return dataExportSchema.parse(body);
  };

  /** Runs the job of one process until nothing is due, or until it is stopped. */
  const build = async (
    changed: Partial<CommandDependencies> = {},
    { signal } = new AbortController(),
  ): Promise<void> => {
    const job = buildExportsJob({ ...api().dependencies, ...changed });
    while ((await job.run(signal)).isMore && !signal.aborted);
  };

  const rowsOf = ({ userId }: Pick<Family, 'userId'>) =>
    api()
      .database.selectFrom('data_exports')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('requested_at')
      .execute();

  /** Unpacks the files of the newest copy. */
  const open = async (of: Pick<Family, 'userId'>) => {
    const content = (await rowsOf(of)).at(-1)?.content;
    if (!content) throw new Error('There is no copy.');
    const zip = await api().dependencies.privacy.openForPerson(of.userId, content);
    if (zip === undefined) throw new Error('Its key is gone.');
    const files = Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)]);
    const {
      'data.json': json = '',
      'index.html': html = '',
      ...others
    } = z.record(z.string(), z.string()).parse(Object.fromEntries(files));
    const raw = z.record(z.string(), z.unknown()).parse(JSON.parse(json));
    return {
      json,
      html,
      others,
      data: exportedSchema.parse(raw),
      section: (name: string) => sectionSchema.parse(raw[name]),
    };
  };

  const append = async <Event extends DomainEvent>(
    stream: Stream<Event>,
    events: readonly Event[],
    about: { readonly userId: string; readonly actor?: string; readonly id?: string },
  ): Promise<void> => {
    const { dependencies, now } = api();
    const { userId, id = userId, actor = userId } = about;
    await dependencies.handle(
      { stream, initialState: undefined, evolve: () => undefined, decide: () => events },
      {
        id,
        command: undefined,
        context: {
          userId,
          actor,
          sessionId: null,
          state: 'NC',
          correlationId: randomUUID(),
          now: now(),
          idempotency: undefined,
        },
      },
    );
  };

  return {
    ask,
    build,
    rowsOf,
    open,
    appendToAccount: (events: readonly AccountEvent[], about: Parameters<typeof append>[2]) =>
      append(accountStream, events, about),
    appendToFavorites: (events: readonly FavoritesEvent[], about: Parameters<typeof append>[2]) =>
      append(favoritesStream, events, about),
  };
};
