import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { readRunningAddresses } from '../../adapters/addresses/addresses.ts';
import { createAnswerModel } from '../../adapters/chat/create-answer-model.ts';
import { chatVariables, readChatSettings } from '../../adapters/chat-models/chat-settings.ts';
import { readEmbeddings } from '../../adapters/chat-vectors/embeddings.ts';
import { embeddingsVariables } from '../../adapters/chat-vectors/embeddings-settings.ts';
import { connectPostgres } from '../../adapters/postgres/postgres.ts';
import { UsageError } from '../../adapters/process/command-line.ts';
import { readEnvironment, runMain } from '../../adapters/process/main.ts';
import { completeVectors } from './complete-vectors.ts';
import { isFactFile } from './fact-questions.ts';
import { evaluateFacts, evaluateQuestions } from './judge-command.ts';
import { learnAnswerableAndWrite } from './learn-answerable-command.ts';
import { learnCrises, learnMedical } from './learn-command.ts';
import { printDanger, publishAssistant } from './publish.ts';

const USAGE = `npm run chat -- learn
npm run chat -- danger FILE
npm run chat -- publish
npm run chat -- learn-answerable
npm run chat -- evaluate FILE [--adapter embedded] [--misses]
  learn             learns from infra/training/chat/messages how a crisis reads, and from doctors-questions
                    which are for a doctor; writes the weights with their cards and prints the
                    decisions that they flip
  learn-answerable  learns from infra/training/chat/questions/tuning when our pages answer a question
  danger            how danger is told in a file of messages, by grade, kind and language: a line is id, kind,
                    language, grade (explicit, implicit, harmless, medical) and text with tabs between,
                    and the first line names these columns
  publish           writes docs/assistant.md: how danger is told, with hits and false alarms
  evaluate          how well the assistant does on a file of messages with the right answers, by language;
                    a line is label, language, text and right passages with tabs between:
                    see infra/training/chat/README.md
                    A table with the columns id, language, question (turns separated by ||) and must_contain
                    (alternatives separated by |, empty: our pages do not answer) is judged by what the answers
                    of a visitor say
  --misses          of such a table: each answer that lacks its fact
  --adapter         openai or anthropic ask the model of CHAT_MODEL_URL, CHAT_MODEL and CHAT_MODEL_KEY
  EMBEDDINGS_URL    and the other two: evaluate finds passages by vectors, too, and makes those that are missing
evaluate and learn-answerable ask the Hearthway that runs here, or DATABASE_URL.`;

// npm runs its scripts in the project; the operator meant paths from where he was.
const variables = {
  ...chatVariables,
  ...embeddingsVariables,
  DATABASE_URL: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
  INIT_CWD: z.string().default('.'),
};

runMain(async () => {
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
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { adapter: { type: 'string' }, misses: { type: 'boolean', default: false } },
  });
  const [command, file, ...more] = positionals;
  const adapter = chatVariables.CHAT_ADAPTER.safeParse(values.adapter ?? 'embedded');
  if (command === 'learn' && file === undefined) {
    const today = new Date().toISOString().slice(0, 10);
    learnCrises(print, today);
    learnMedical(print, today);
  } else if (command === 'danger' && file !== undefined && more.length === 0)
    printDanger(resolve(INIT_CWD, file), print);
  else if (command === 'publish' && file === undefined) publishAssistant(print);
  else if (command === 'learn-answerable' && file === undefined)
    await onDatabase((database) => learnAnswerableAndWrite(database, print));
  else if (command === 'evaluate' && file !== undefined && more.length === 0 && adapter.success) {
    const path = resolve(INIT_CWD, file);
    if (isFactFile(path))
      return print(
        await onDatabase((database) =>
          evaluateFacts(database, path, { showsMisses: values.misses }),
        ),
      );
    const isOutside = adapter.data !== 'embedded';
    const model = await createAnswerModel(
      isOutside
        ? readChatSettings({ ...environment, CHAT_ADAPTER: adapter.data })
        : { adapter: 'embedded' },
    );
    const embeddings = readEmbeddings(environment);
    print(
      await onDatabase(async (database) => {
        const vectors = embeddings && (await completeVectors(database, embeddings, print));
        return evaluateQuestions(database, path, { model, vectors });
      }),
    );
  } else throw new UsageError(USAGE);
});
