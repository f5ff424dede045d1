import { z } from 'zod';
import { oneOf, webServer } from '../process/argument-values.ts';

/** Environment variables that select the model. */
export const adapterVariables = {
  CHAT_ADAPTER: oneOf('no adapter', ['embedded', 'openai', 'anthropic']).optional(),
  /** Address of any server with the adapter's API; defaults to the provider's own. */
  CHAT_MODEL_URL: webServer.optional(),
};

/** Environment variables of a process that runs the assistant. */
export const chatVariables = {
  ...adapterVariables,
  CHAT_MODEL: z.string().optional(),
  CHAT_MODEL_KEY: z.string().optional(),
};

export type ChatVariables = z.output<z.ZodObject<typeof chatVariables>>;

type AdapterVariables = Pick<ChatVariables, keyof typeof adapterVariables>;

/** Defaults to the OpenAI adapter for a self-hosted server. */
export const adapterOf = ({ CHAT_ADAPTER, CHAT_MODEL_URL }: AdapterVariables) =>
  CHAT_ADAPTER ?? (CHAT_MODEL_URL === undefined ? 'embedded' : 'openai');

/** Settings of a model outside this process. */
export interface OutsideSettings {
  readonly adapter: 'openai' | 'anthropic';
  readonly model: string;
  readonly url: string | undefined;
  readonly key: string | undefined;
}

export type ChatSettings = { readonly adapter: 'embedded' } | OutsideSettings;

/** Throws a one-sentence error for incomplete settings. It holds no value, since one of them is a secret. */
export const readChatSettings = (variables: ChatVariables): ChatSettings => {
  const { CHAT_ADAPTER, CHAT_MODEL_URL: url, CHAT_MODEL: model, CHAT_MODEL_KEY: key } = variables;
  const adapter = adapterOf(variables);
  if (adapter === 'embedded') {
    const set = [model && 'CHAT_MODEL', key && 'CHAT_MODEL_KEY'].filter(Boolean);
    if (CHAT_ADAPTER === undefined && set.length > 0)
      throw new Error(
        `The assistant is set up in part: ${set.join(' and ')} without CHAT_MODEL_URL or CHAT_ADAPTER.`,
      );
    return { adapter };
  }
  const missing = [
    ...(model === undefined ? ['CHAT_MODEL'] : []),
    // A self-hosted server may need no key.
    ...(key === undefined && (url === undefined || adapter === 'anthropic')
      ? ['CHAT_MODEL_KEY']
      : []),
  ];
  if (model === undefined || missing.length > 0)
    throw new Error(
      `The assistant is set up in part: ${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing for ${adapter}.`,
    );
  return { adapter, model, url, key };
};
