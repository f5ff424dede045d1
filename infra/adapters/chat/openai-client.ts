import OpenAI from 'openai';

interface ClientSettings {
  /** Unset for OpenAI itself. */
  readonly url: string | undefined;
  readonly key: string | undefined;
}

const OPENAI_URL = 'https://api.openai.com/v1';

/** A client for any server that speaks like OpenAI's. It reads nothing from the environment. */
export const openAiClient = ({ url, key }: ClientSettings): OpenAI =>
  new OpenAI({
    apiKey: key ?? 'none',
    baseURL: url ?? OPENAI_URL,
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    maxRetries: 0,
    // It would write requests, with their words.
    logLevel: 'off',
  });
