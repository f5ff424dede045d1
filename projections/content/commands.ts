import { resolve } from 'node:path';
import { readRunningAddresses } from '@hearthway/infra/adapters/addresses/addresses.ts';
import { readEnvironment } from '@hearthway/infra/adapters/process/main.ts';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { ContentCommand } from './arguments.ts';
import { type CheckedContent, checkContent } from './check-content.ts';
import { gradeOf } from './checks/wording.ts';
import type { ContentSchema } from './content-schema.ts';
import { type Correction, nameOf } from './corrections/correction.ts';
import { correctionLine } from './corrections/correction-line.ts';
import { correct, listCorrections, uncorrect } from './corrections/corrections.ts';
import { SOURCE_LANGUAGE } from './draft.ts';
import { sentenceOf } from './fault.ts';
import { CONTENT_FOLDER, type ContentFolder, readFolder } from './folder.ts';
import { onDatabase } from './on-database.ts';
import { publishLayer, withdrawLayer } from './publish.ts';

type Print = (line: string) => void;

/** Prints all faults; returns true if there are none. */
const printFaults = ({ faults }: CheckedContent, print: Print): boolean => {
  for (const fault of faults) print(sentenceOf(fault));
  return faults.length === 0;
};

const printGrades = ({ drafts, items, facts }: CheckedContent, print: Print): void => {
  for (const { id, documents } of drafts) {
    const source = documents.get(SOURCE_LANGUAGE);
    if (source && source.sections.length > 0) print(`${id}: grade ${gradeOf(source)}`);
  }
  print(`No faults: ${countOf(items.length, 'item')}, ${countOf(facts.size, 'fact')}.`);
};

const countOf = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

const checkProduct = async (): Promise<CheckedContent> =>
  checkContent(await readFolder(CONTENT_FOLDER));

const checkOwn = async (
  directory: string,
): Promise<{ readonly folder: ContentFolder; readonly checked: CheckedContent }> => {
  const folder = await readFolder(directory);
  return { folder, checked: checkContent(folder, await checkProduct()) };
};

/** Stores the first of these values that the field allows. */
const correctFirst = async (
  database: Kysely<ContentSchema>,
  correction: Omit<Correction, 'value'>,
  [value, ...others]: readonly unknown[],
): Promise<void> => {
  try {
    await correct(database, { ...correction, value });
  } catch (error) {
    if (others.length === 0) throw error;
    await correctFirst(database, correction, others);
  }
};

/**
 * Checks content, or publishes an operator's own to the running Hearthway or to `DATABASE_URL`. Resolves with
 * false if the content has faults, which are printed. Rejects with one sentence.
 */
export const runContent = async (
  command: ContentCommand,
  outside: {
    readonly environment: Readonly<Record<string, string | undefined>>;
    readonly print: Print;
  },
): Promise<boolean> => {
  const { print } = outside;
  const environment = readEnvironment(
    {
      DATABASE_URL: z.string().optional(),
      DATA_DIR: z.string().default('.data'),
      // npm changes to the project's directory; paths are relative to the directory where it was called.
      INIT_CWD: z.string().default('.'),
    },
    outside.environment,
  );
  const meant = (path: string): string => resolve(environment.INIT_CWD, path);
  const databaseUrl = (): string =>
    environment.DATABASE_URL ?? readRunningAddresses(environment.DATA_DIR).DATABASE_URL;
  switch (command.verb) {
    case 'check': {
      const { directory } = command;
      const checked =
        directory === undefined ? await checkProduct() : (await checkOwn(meant(directory))).checked;
      if (!printFaults(checked, print)) return false;
      printGrades(checked, print);
      return true;
    }
    case 'publish': {
      const { folder, checked } = await checkOwn(meant(command.directory));
      if (!printFaults(checked, print))
        throw new Error('Nothing is published: please put these right.');
      const { hash } = folder;
      const { published, retired } = await onDatabase(databaseUrl(), (database) =>
        publishLayer(database, { layer: 'operator', hash, items: checked.items }),
      );
      print(
        `${countOf(checked.items.length, 'item')} in ${command.directory}: ${published} published, ${retired} retired.`,
      );
      return true;
    }
    case 'withdraw': {
      const { published, retired } = await onDatabase(databaseUrl(), (database) =>
        withdrawLayer(database, 'operator'),
      );
      print(
        `Your own folder is withdrawn: ${published} of ours published again, ${retired} retired.`,
      );
      return true;
    }
    case 'correct': {
      const { correction, values } = command;
      await onDatabase(databaseUrl(), (database) => correctFirst(database, correction, values));
      print(`${nameOf(correction)} shows it, verified by ${correction.by} on ${correction.on}.`);
      return true;
    }
    case 'corrections': {
      const applied = await onDatabase(databaseUrl(), listCorrections);
      for (const each of applied) print(correctionLine(each));
      print(`${countOf(applied.length, 'correction')}.`);
      return true;
    }
    case 'uncorrect': {
      const { field } = command;
      const wasThere = await onDatabase(databaseUrl(), (database) => uncorrect(database, field));
      if (!wasThere) throw new Error(`There is no correction of ${nameOf(field)} ${field.field}.`);
      print(`${nameOf(field)} shows our value of ${field.field} again.`);
      return true;
    }
  }
};
