import type { AnswerPart } from '@hearthway/domain/chat/answer-part.ts';
import { AnswerFault } from '@hearthway/domain/chat/read-answer.ts';
import type { ContentLanguage } from '@hearthway/domain/content/content.constants.ts';
import { SENTENCES } from '@hearthway/domain/text/sentences.ts';
import { z } from 'zod';
import type { OutsideSettings } from '../chat-models/chat-settings.ts';
import type { AnswerModel, ModelRequest, NumberedPassage } from './answer-model.ts';
import { fencedQuestion } from './fenced.ts';
import { INSTRUCTIONS } from './instructions.ts';
import { streamFromModelServer } from './model-server.ts';
import { MAX_ROUNDS, parsed, runTool } from './run-tool.ts';

const ANTHROPIC_URL = 'https://api.anthropic.com';
const ANTHROPIC_VERSION = '2023-06-01';

/** More than the longest answer that is requested. */
const MAX_TOKENS = 1_024;

/** Fields of a stream event that are read. */
const eventSchema = z.object({
  type: z.string(),
  content_block: z
    .object({ type: z.string(), id: z.string().optional(), name: z.string().optional() })
    .optional(),
  delta: z
    .object({
      type: z.string().optional(),
      text: z.string().optional(),
      partial_json: z.string().optional(),
      citation: z.object({ document_index: z.int().optional() }).optional(),
      stop_reason: z.string().nullish(),
    })
    .optional(),
});

/** Content block of the answer. */
interface Block {
  readonly type: string;
  readonly id: string;
  readonly name: string;
  text: string;
  /** JSON of a tool's input. */
  input: string;
  readonly documents: Set<number>;
}

/**
 * Adapter for Anthropic's Messages API: passages are sent as documents, and the model's own citations name
 * them.
 */
export const anthropicModel = ({ model, url, key }: OutsideSettings): AnswerModel => {
  const server = {
    url: url ?? ANTHROPIC_URL,
    headers: {
      'anthropic-version': ANTHROPIC_VERSION,
      ...(key !== undefined && { 'x-api-key': key }),
    },
  };
  return {
    name: 'anthropic',
    answer: async function* (request) {
      const { language, passages, tools, signal } = request;
      const messages: object[] = [...messagesOf(request)];
      /** Numbers of the passages, in the order in which all documents were sent. */
      const numbers = passages.map((_, number) => number);
      for (let round = 0; round <= MAX_ROUNDS; round += 1) {
        const stream = streamFromModelServer(server, {
          path: '/v1/messages',
          body: {
            model,
            max_tokens: MAX_TOKENS,
            system: INSTRUCTIONS[language],
            messages,
            stream: true,
            tools: tools.map(({ name, description, parameters }) => ({
              name,
              description,
              input_schema: { ...parameters, type: 'object' },
            })),
          },
          signal,
        });
        const { blocks, end } = yield* readStream(stream, { numbers, language });
        if (end === 'refusal') yield { type: 'refused' };
        if (end === 'end_turn' || end === 'stop_sequence') yield { type: 'done' };
        if (end !== 'tool_use') return;
        messages.push({ role: 'assistant', content: blocks.flatMap(saidAgain) });
        const results: object[] = [];
        for (const { id, name, input } of blocks.filter(({ type }) => type === 'tool_use')) {
          const found = await runTool(request, { name, input });
          numbers.push(...found.map(({ number }) => number));
          results.push({ type: 'tool_result', tool_use_id: id, content: found.map(documentOf) });
        }
        messages.push({ role: 'user', content: results });
      }
    },
  };
};

const messagesOf = ({ passages, earlier, question }: ModelRequest): readonly object[] => [
  ...earlier.flatMap((turn) => [
    { role: 'user', content: fencedQuestion(turn.question) },
    { role: 'assistant', content: turn.answer },
  ]),
  {
    role: 'user',
    content: [...passages.map(documentOf), { type: 'text', text: fencedQuestion(question) }],
  },
];

const documentOf = ({ title, text }: Pick<NumberedPassage, 'title' | 'text'>) => ({
  type: 'document',
  title,
  source: { type: 'text', media_type: 'text/plain', data: text },
  citations: { enabled: true },
});

const saidAgain = ({ type, id, name, text, input }: Block): readonly object[] => {
  if (type === 'tool_use') return [{ type, id, name, input: parsed(input || '{}') }];
  return type === 'text' && text.trim() !== '' ? [{ type, text }] : [];
};

interface Ended {
  readonly blocks: readonly Block[];
  /** Stop reason; undefined for a message that broke off. */
  readonly end: string | undefined;
}

async function* readStream(
  stream: AsyncIterable<unknown>,
  {
    numbers,
    language,
  }: { readonly numbers: readonly number[]; readonly language: ContentLanguage },
): AsyncGenerator<AnswerPart, Ended> {
  const blocks: Block[] = [];
  let end: string | undefined;
  for await (const event of stream) {
    const { success, data } = eventSchema.safeParse(event);
    if (!success || data.type === 'error') throw new AnswerFault('not-readable');
    const { type, content_block: begun, delta } = data;
    const block = blocks.at(-1);
    if (type === 'content_block_start' && begun !== undefined) {
      const { id = '', name = '' } = begun;
      blocks.push({ type: begun.type, id, name, text: '', input: '', documents: new Set() });
    }
    if (type === 'content_block_delta' && block !== undefined) {
      block.text += delta?.text ?? '';
      block.input += delta?.partial_json ?? '';
      const { document_index: document } = delta?.citation ?? {};
      if (document !== undefined) block.documents.add(document);
      // Signals that the model is responding, though its block waits for citations.
      if (delta?.text !== undefined) yield { type: 'text', text: '' };
    }
    if (type === 'content_block_stop' && block?.type === 'text')
      yield* partsOf(block, { numbers, language });
    if (type === 'message_delta') end = delta?.stop_reason ?? end;
  }
  return { blocks, end };
}

/**
 * Splits a block into sentences, each citing all documents of the block. A document that was never sent is
 * -1.
 */
const partsOf = (
  { text, documents }: Block,
  {
    numbers,
    language,
  }: { readonly numbers: readonly number[]; readonly language: ContentLanguage },
): readonly AnswerPart[] => {
  const citations = Array.from(documents, (document) => ({
    type: 'citation' as const,
    passage: numbers[document] ?? -1,
  }));
  return Array.from(SENTENCES[language].segment(text)).flatMap(({ segment }) => [
    { type: 'text' as const, text: segment },
    ...citations,
  ]);
};
