import { rename, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { z } from 'zod';
import { findStores, storeVariables } from '../../adapters/addresses/addresses.ts';
import { connectCommand } from '../../adapters/event-store/waiting.ts';
import { connectPostgres } from '../../adapters/postgres/postgres.ts';
import {
  masterKeySourceIn,
  masterKeyVariables,
  openMasterKeys,
} from '../../adapters/privacy/open-master-keys.ts';
import { createPrivacy } from '../../adapters/privacy/privacy.ts';
import type { PrivacySchema } from '../../adapters/privacy/schema.ts';
import { readEnvironment } from '../../adapters/process/main.ts';
import { cellWordsOf, reportNoiseKey } from '../../adapters/reports/cell-words.ts';
import { answer, describeReports } from './answer.ts';
import type { ReportArguments } from './arguments.ts';
import type { ProgressDisplay } from './progress-line.ts';

const variables = {
  ...storeVariables,
  ...masterKeyVariables,
  // npm runs its scripts in the project, but the operator's paths are relative to this directory.
  INIT_CWD: z.string().default('.'),
};

/** Replaces the file atomically, so that it is always complete. */
const writeWhole = async (file: string, text: string): Promise<void> => {
  const beside = `${file}.part`;
  try {
    await writeFile(beside, text);
    await rename(beside, file);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
};

/** Environment, outputs and interruption of a report, for the program or a test. */
export interface Outside {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Its reason is the sentence with which an interrupted run rejects. */
  readonly signal: AbortSignal;
  readonly print: (text: string) => void;
  /** Prints remarks about the result separately from it. */
  readonly remark: (line: string) => void;
  readonly display: ProgressDisplay;
}

/** Runs one report, or lists the available ones. Rejects with a one-sentence error. */
export const runReport = async (read: ReportArguments, outside: Outside): Promise<void> => {
  const { signal, print, remark, display } = outside;
  const environment = readEnvironment(variables, outside.environment);
  if (read.kind === 'list') {
    print(describeReports());
    return;
  }
  const { question, format, out } = read;
  const { widenedFrom, params } = question;
  if (widenedFrom !== null)
    remark(
      `Reports are of whole weeks, months, quarters or years: this one is of ${params.from} to ${params.to}.`,
    );
  const { DATA_DIR, INIT_CWD } = environment;
  const { EVENTSTORE_URL, DATABASE_URL } = findStores(environment);
  const masterKeys = openMasterKeys(masterKeySourceIn(DATA_DIR, environment));
  const eventStore = connectCommand(EVENTSTORE_URL);
  const database = connectPostgres<PrivacySchema>({
    url: DATABASE_URL,
    // A lost connection also rejects the query, with the reason.
    onConnectionLost: () => {},
  });
  try {
    const privacy = createPrivacy({ database, masterKeys });
    await privacy.checkMasterKey();
    const { text, told } = await answer({
      eventStore,
      question,
      wordsOf: cellWordsOf(await reportNoiseKey(privacy)),
      format,
      signal,
      onProgress: display.show,
    });
    display.clear();
    if (told?.to !== params.to) remark(missingDays(told));
    if (out === null) print(text);
    else await writeWhole(resolve(INIT_CWD, out), text);
  } finally {
    display.clear();
    await eventStore.dispose();
    await database.destroy();
  }
};

/** A day is over once an event of a later day was stored. */
const missingDays = (period: { readonly to: string } | null): string =>
  period === null
    ? 'Nothing of this period is told yet: it is not over.'
    : `Told is what is over: until ${period.to}.`;
