import type { Message } from '@hearthway/domain/kernel/message.ts';
import type { Language } from '@hearthway/domain/product.ts';
import { type Translate, translatorIn } from '@hearthway/infra/adapters/i18n/translator.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { createArchive } from './export-archive.ts';
import { readHistory } from './export-history.ts';
import { EVENTS, README } from './export-messages.ts';
import { createExportPage } from './export-page.ts';
import { EXPORT_SECTIONS, type ExportSubject } from './export-sections.ts';

export interface BuildExportOptions {
  readonly person: ExportSubject;
  readonly language: Language;
  readonly signal: AbortSignal;
  /** Receives 0 to 99. Rejecting cancels the build. */
  readonly onProgress: (percent: number) => Promise<void>;
}

/** Version of the schema of `data.json`; raised with each incompatible change. */
const FORMAT = 1;

/** Writes all data held about a person into one ZIP. Only a part of it is ever in memory as text. */
export const buildExport = async (
  dependencies: CommandDependencies,
  { person, language, signal, onProgress }: BuildExportOptions,
): Promise<Buffer> => {
  const { clock, logger } = dependencies;
  const madeAt = clock();
  const translate = translatorIn(language, logger);
  const archive = createArchive(madeAt);
  const readme = archive.file('README.txt');
  readme.write(translate(README));
  readme.end();
  const json = archive.file('data.json');
  const html = archive.file('index.html');
  const page = createExportPage({ madeAt, language, translate });

  json.write(`{\n"format": ${FORMAT},\n"madeAt": ${JSON.stringify(madeAt)},\n`);
  json.write(`"about": ${JSON.stringify(about(translate), null, 2)},\n`);
  html.write(page.head());
  for (const section of EXPORT_SECTIONS) {
    const rows = await section.read(dependencies, person);
    json.write(`${JSON.stringify(section.name)}: ${JSON.stringify(rows, null, 2)},\n`);
    html.write(page.section(section, rows));
  }

  const { userId } = person;
  const total = await countEvents(dependencies, userId);
  let done = 0;
  json.write('"events": [\n');
  html.write(page.history());
  for await (const events of readHistory(dependencies, { userId, translate, signal })) {
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

/** Estimate: the newest events may not be counted yet. */
const countEvents = async ({ database }: CommandDependencies, userId: string): Promise<number> => {
  const { count } = await database
    .selectFrom('timeline')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
};

const about = (translate: Translate) => {
  const explained = ({ title, fields }: Explained) => ({
    title: translate(title),
    fields: Object.fromEntries(
      Object.entries(fields).map(([key, words]) => [key, translate(words)]),
    ),
  });
  return {
    ...Object.fromEntries(EXPORT_SECTIONS.map((section) => [section.name, explained(section)])),
    events: explained(EVENTS),
  };
};

interface Explained {
  readonly title: Message;
  readonly fields: Readonly<Record<string, Message>>;
}
