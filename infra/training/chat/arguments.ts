import { z } from 'zod';
import { oneOf, words } from '../../adapters/process/argument-values.ts';
import { call, defineProgram } from '../../adapters/process/command-line.ts';

type ChatCommand =
  | { readonly verb: 'learn' | 'publish' | 'learn-answerable' }
  | { readonly verb: 'danger'; readonly file: string }
  | {
      readonly verb: 'evaluate';
      readonly file: string;
      readonly adapter: 'embedded' | 'openai' | 'anthropic';
      readonly showsMisses: boolean;
    };

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

const FILE = words('the name of a file');

export const program = defineProgram<ChatCommand>({
  name: 'npm run chat --',
  usage: USAGE,
  calls: {
    learn: call({}, () => ({ verb: 'learn' })),
    danger: call({ FILE }, (given) => ({ verb: 'danger', file: given.FILE })),
    publish: call({}, () => ({ verb: 'publish' })),
    'learn-answerable': call({}, () => ({ verb: 'learn-answerable' })),
    evaluate: call(
      {
        FILE,
        adapter: oneOf('no adapter', ['embedded', 'openai', 'anthropic']).default('embedded'),
        misses: z.boolean().default(false),
      },
      ({ FILE: file, adapter, misses: showsMisses }) => ({
        verb: 'evaluate',
        file,
        adapter,
        showsMisses,
      }),
    ),
  },
});
