import { resolve } from 'node:path';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { readRunningAddresses } from '../../adapters/addresses/addresses.ts';
import { createAnswerModel } from '../../adapters/chat/create-answer-model.ts';
import { chatVariables, readChatSettings } from '../../adapters/chat-models/chat-settings.ts';
import { readEmbeddings } from '../../adapters/chat-vectors/embeddings.ts';
import { embeddingsVariables } from '../../adapters/chat-vectors/embeddings-settings.ts';
import { connectPostgres } from '../../adapters/postgres/postgres.ts';
import { readEnvironment, runMain } from '../../adapters/process/main.ts';
import { program } from './arguments.ts';
import { completeVectors } from './complete-vectors.ts';
import { isFactFile } from './fact-questions.ts';
import { evaluateFacts, evaluateQuestions } from './judge-command.ts';
import { learnAnswerableAndWrite } from './learn-answerable-command.ts';
import { learnCrises, learnMedical } from './learn-command.ts';
import { printDanger, publishAssistant } from './publish.ts';

// npm runs its scripts in the project; the operator meant paths from where he was.
const variables = {
  ...chatVariables,
  ...embeddingsVariables,
  DATABASE_URL: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
  INIT_CWD: z.string().default('.'),
};

runMain(program, async (command) => {
  const environment = readEnvironment(variables, process.env);
  const { DATABASE_URL, DATA_DIR, INIT_CWD } = environment;
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  const onDatabase = async <Result>(
    work: (database: Kysely<unknown>) => Promise<Result>,
  ): Promise<Result> => {
    const url = DATABASE_URL ?? readRunningAddresses(DATA_DIR).DATABASE_URL;
    // A lost connection also rejects the query, which says why.
    const database = connectPostgres<unknown>({ url, onConnectionLost: () => {}, prepares: true });
    try {
      return await work(database);
    } finally {
      await database.destroy();
    }
  };
  switch (command.verb) {
    case 'learn': {
      const today = new Date().toISOString().slice(0, 10);
      learnCrises(print, today);
      learnMedical(print, today);
      return;
    }
    case 'danger':
      printDanger(resolve(INIT_CWD, command.file), print);
      return;
    case 'publish':
      publishAssistant(print);
      return;
    case 'learn-answerable':
      await onDatabase((database) => learnAnswerableAndWrite(database, print));
      return;
    case 'evaluate': {
      const { adapter, showsMisses } = command;
      const path = resolve(INIT_CWD, command.file);
      if (isFactFile(path)) {
        print(await onDatabase((database) => evaluateFacts(database, path, { showsMisses })));
        return;
      }
      const model = await createAnswerModel(
        adapter === 'embedded'
          ? { adapter }
          : readChatSettings({ ...environment, CHAT_ADAPTER: adapter }),
      );
      const embeddings = readEmbeddings(environment);
      print(
        await onDatabase(async (database) => {
          const vectors = embeddings && (await completeVectors(database, embeddings, print));
          return evaluateQuestions(database, path, { model, vectors });
        }),
      );
    }
  }
});
