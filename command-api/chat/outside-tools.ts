import type { AnswerLine } from '@hearthway/domain/chat/answer-lines.ts';
import type { ToolQuestion } from '@hearthway/domain/chat/look-ups/tool-question.ts';
import { isStateCode, STATES } from '@hearthway/domain/kernel/states.constants.ts';
import { TIERS } from '@hearthway/domain/subscription/subscription.constants.ts';
import type { AnswerTool } from '@hearthway/infra/adapters/chat/answer-model.ts';
import {
  type LookUpDependencies,
  type LookUpFor,
  lookUp,
} from '@hearthway/infra/adapters/chat/look-up.ts';
import * as z from 'zod';

export interface OutsideTool extends Pick<AnswerTool, 'name' | 'description' | 'parameters'> {
  readonly find: (input: unknown, signal: AbortSignal) => Promise<readonly AnswerLine[]>;
}

const words = (description: string) => z.string().trim().min(1).max(100).describe(description);

const TOOLS = [
  tool({
    name: 'find_providers',
    description:
      'Searches the directory of providers near the family. The family opens the page that is found.',
    input: z.object({ need: words('The kind of help, without a place') }),
    // Hides places and names, which would tell where the family lives.
    toQuestion: ({ need }) => ({ tool: 'providers', search: need, isPlaceHidden: true }),
  }),
  tool({
    name: 'state_law',
    description: 'The law of a state about insurance for autism care, and how far it was checked.',
    input: z.object({
      state: z
        .string()
        .refine(isStateCode)
        .describe(`Two letters: ${Object.keys(STATES).join(', ')}`),
    }),
    toQuestion: ({ state }) => ({ tool: 'state-law', state: isStateCode(state) ? state : null }),
  }),
  tool({
    name: 'find_lesson',
    description: 'A lesson of the Learning Center on a subject.',
    input: z.object({ about: words('The subject') }),
    toQuestion: ({ about }) => ({ tool: 'lesson', about }),
  }),
  tool({
    name: 'plans',
    description: 'Prices and features of the plans of this site.',
    input: z.object({ plan: z.enum(TIERS).nullable().describe('Null for all plans') }),
    toQuestion: ({ plan }) => ({ tool: 'plans', plan }),
  }),
];

/** Look-ups of the assistant, as functions that an outside model may call. */
export const outsideTools = (
  dependencies: LookUpDependencies,
  options: Pick<LookUpFor, 'caller' | 'language'>,
): readonly OutsideTool[] =>
  TOOLS.map(({ questionOf, ...description }) => ({
    ...description,
    find: async (input, signal) => {
      const question = questionOf(input);
      return question === null ? [] : lookUp(dependencies, question, { ...options, signal });
    },
  }));

interface Tool<Input> {
  readonly name: string;
  readonly description: string;
  readonly input: z.ZodType<Input>;
  readonly toQuestion: (input: Input) => ToolQuestion;
}

function tool<Input>({ name, description, input, toQuestion }: Tool<Input>) {
  return {
    name,
    description,
    parameters: z.toJSONSchema(input),
    questionOf: (given: unknown): ToolQuestion | null => {
      const { data, success } = input.safeParse(given);
      return success ? toQuestion(data) : null;
    },
  };
}
