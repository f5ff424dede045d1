import type { AnswerPart } from '@hearthway/domain/chat/answer-part.ts';
import { AnswerFault } from '@hearthway/domain/chat/read-answer.ts';
import { z } from 'zod';
import type { OutsideSettings } from '../chat-models/chat-settings.ts';
import type { AnswerModel, ModelRequest } from './answer-model.ts';
import { readMarkers } from './citation-markers.ts';
import { fencedPassages, fencedQuestion } from './fenced.ts';
import { INSTRUCTIONS } from './instructions.ts';
import { openAiServer, streamFromModelServer } from './model-server.ts';
import { MAX_ROUNDS, runTool } from './run-tool.ts';

const HOW_TO_CITE = {
  en: 'Cite passages by their numbers in square brackets before the period: "You have 180 days [1]."',
  es: 'Cite los pasajes con su número entre corchetes antes del punto: "Tiene 180 días [1]."',
};

/** Fields of a stream chunk that are read. */
const chunkSchema = z.object({
  choices: z.array(
    z.object({
      delta: z.object({
        content: z.string().nullish(),
        refusal: z.string().nullish(),
        tool_calls: z
          .array(
            z.object({
              index: z.int(),
              id: z.string().nullish(),
              function: z
                .object({ name: z.string().nullish(), arguments: z.string().nullish() })
                .nullish(),
            }),
          )
          .nullish(),
      }),
      finish_reason: z.string().nullish(),
    }),
  ),
});

interface ToolCall {
  readonly id: string;
  readonly name: string;
  readonly input: string;
}

/** Adapter for any server with OpenAI's chat completions API. */
export const openAiModel = ({ model, url, key }: OutsideSettings): AnswerModel => {
  const server = openAiServer({ url, key });
  return {
    name: 'openai',
    answer: async function* (request) {
      const messages: object[] = [...messagesOf(request)];
      for (let round = 0; round <= MAX_ROUNDS; round += 1) {
        const stream = streamFromModelServer(server, {
          path: '/chat/completions',
          body: { model, messages, stream: true, ...toolsOf(request) },
          signal: request.signal,
        });
        const { calls, end } = yield* readStream(stream);
        if (end === 'content_filter') yield { type: 'refused' };
        if (end === 'stop') yield { type: 'done' };
        if (end !== 'tool_calls') return;
        messages.push({
          role: 'assistant',
          content: null,
          tool_calls: calls.map(({ id, name, input }) => ({
            id,
            type: 'function',
            function: { name, arguments: input },
          })),
        });
        for (const call of calls) {
          const content = fencedPassages(await runTool(request, call));
          messages.push({ role: 'tool', tool_call_id: call.id, content });
        }
      }
    },
  };
};

const messagesOf = ({ language, passages, earlier, question }: ModelRequest): readonly object[] => [
  { role: 'system', content: `${INSTRUCTIONS[language]}\n\n${HOW_TO_CITE[language]}` },
  ...earlier.flatMap((turn) => [
    { role: 'user', content: fencedQuestion(turn.question) },
    { role: 'assistant', content: turn.answer },
  ]),
  {
    role: 'user',
    content: `${fencedPassages(passages.map((each, number) => ({ ...each, number })))}\n\n${fencedQuestion(question)}`,
  },
];

const toolsOf = ({ tools }: ModelRequest) =>
  tools.length === 0
    ? {}
    : {
        tools: tools.map(({ name, description, parameters }) => ({
          type: 'function',
          function: { name, description, parameters: { ...parameters } },
        })),
      };

interface Ended {
  readonly calls: readonly ToolCall[];
  /** Finish reason; undefined for a stream that broke off. */
  readonly end: string | undefined;
}

async function* readStream(stream: AsyncIterable<unknown>): AsyncGenerator<AnswerPart, Ended> {
  const markers = readMarkers();
  const calls = new Map<number, ToolCall>();
  let end: string | undefined;
  for await (const chunk of stream) {
    const { success, data } = chunkSchema.safeParse(chunk);
    if (!success) throw new AnswerFault('not-readable');
    const [choice] = data.choices;
    if (choice === undefined) continue;
    const { content, refusal, tool_calls: pieces } = choice.delta;
    if (refusal) {
      yield { type: 'refused' };
      return { calls: [], end: undefined };
    }
    if (content) yield* markers.read(content);
    for (const { index, id, function: called } of pieces ?? []) {
      const before = calls.get(index) ?? { id: '', name: '', input: '' };
      calls.set(index, {
        id: before.id + (id ?? ''),
        name: before.name + (called?.name ?? ''),
        input: before.input + (called?.arguments ?? ''),
      });
    }
    end = choice.finish_reason ?? end;
  }
  yield* markers.end();
  // Some servers report `stop` for a tool call.
  return { calls: [...calls.values()], end: calls.size > 0 && end === 'stop' ? 'tool_calls' : end };
}
