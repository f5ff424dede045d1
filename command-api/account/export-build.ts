import { PRODUCT } from '@hearthway/domain/product.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { createArchive } from './export-archive.ts';
import { HELD, type HeldPerson } from './export-held.ts';
import { readHistory } from './export-history.ts';
import { createExportPage, HISTORY_TITLE } from './export-page.ts';

export interface BuildExportOptions {
  readonly person: HeldPerson;
  readonly signal: AbortSignal;
  /** Told from 0 to 99. When it rejects, the build is given up. */
  readonly onProgress: (percent: number) => Promise<void>;
}

/** When the shape of `data.json` changes so that somebody who reads it has to know. */
const FORMAT = 1;

/** What the fields of an event are, in words. */
const EVENT_FIELDS = {
  id: 'The number of the event',
  type: 'What kind of event it is',
  context: 'Which part of the product it belongs to',
  sentence: 'What happened, in words; stars mark what it is about',
  occurredAt: 'When it happened',
  by: '"you", or "us" for people and programs of ours',
  sessionId: 'The sign-in that it came from',
  state: 'The state that it is about, in two letters',
  data: 'All that was kept of it; {"shredded": true} where its time is over and nobody can read it',
};

/** Everything that is held about a person, in one ZIP. Only a part of it is ever in memory as text. */
export const buildExport = async (
  dependencies: CommandDependencies,
  { person, signal, onProgress }: BuildExportOptions,
): Promise<Buffer> => {
  const { database, clock } = dependencies;
  const madeAt = clock();
  const archive = createArchive(madeAt);
  const readme = archive.file('README.txt');
  readme.write(README);
  readme.end();
  const json = archive.file('data.json');
  const html = archive.file('index.html');
  const page = createExportPage(madeAt);

  json.write(`{\n"format": ${FORMAT},\n"madeAt": ${JSON.stringify(madeAt)},\n`);
  json.write(`"about": ${JSON.stringify(ABOUT, null, 2)},\n`);
  html.write(page.head());
  for (const section of HELD) {
    const rows = await section.read(database, person);
    json.write(`${JSON.stringify(section.name)}: ${JSON.stringify(rows, null, 2)},\n`);
    html.write(page.section(section, rows));
  }

  const { userId } = person;
  const total = await countEvents(dependencies, userId);
  let done = 0;
  json.write('"events": [\n');
  html.write(HISTORY_TITLE);
  for await (const events of readHistory(dependencies, { userId, signal })) {
    if (events.length === 0) continue;
    const lines = events.map((event) => JSON.stringify(event)).join(',\n');
    json.write(done === 0 ? lines : `,\n${lines}`);
    html.write(page.events(events));
    done += events.length;
    await onProgress(Math.min(99, Math.floor((100 * done) / Math.max(total, done + 1))));
  }
  json.write('\n]\n}\n');
  json.end();
  html.write(page.end());
  html.end();
  return archive.end();
};

/** About: those of the last moment may not be counted yet. */
const countEvents = async ({ database }: CommandDependencies, userId: string): Promise<number> => {
  const { count } = await database
    .selectFrom('timeline')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
};

const ABOUT = {
  ...Object.fromEntries(HELD.map(({ name, title, fields }) => [name, { title, fields }])),
  events: { title: 'What happened, the oldest first', fields: EVENT_FIELDS },
};

const README = `Your data at ${PRODUCT.name}

index.html   Everything we hold about you, to read. Open it in any browser; it works offline.
data.json    The same for programs. "about" in it says what each field is. Times are in UTC.

Keep these files in a safe place: whoever has them can read them.
`;
