import type { WrittenSentence } from '@hearthway/domain/chat/answer-sentences.ts';
import type { ChatAnswer } from '@hearthway/domain/chat/chat.contract.ts';
import { AnswerFault, readAnswer, readOwnPages } from '@hearthway/domain/chat/read-answer.ts';
import type { AnswerModel, ModelRequest } from '@hearthway/infra/adapters/chat/answer-model.ts';
import type { Answering } from '@hearthway/infra/adapters/chat-models/answering.ts';
import type { OnSentence } from './on-sentence.ts';

interface AskOptions extends Pick<Answering, 'model' | 'patience'> {
  readonly request: ModelRequest;
  readonly onSentence: OnSentence;
}

/**
 * Returns the checked answer of a model. Throws an `AnswerFault`, an `AnswerDanger` or an error of the model.
 * A model that does not answer in time is told to stop, and not waited for.
 */
export const askModel = async ({
  model,
  request,
  patience: { firstWordsMs, wholeMs },
  onSentence,
}: AskOptions): Promise<ChatAnswer> => {
  const stop = new AbortController();
  const giveUp = (reason: 'no-words' | 'too-late') => () => stop.abort(new AnswerFault(reason));
  const timers = {
    firstWords: setTimeout(giveUp('no-words'), firstWordsMs),
    whole: setTimeout(giveUp('too-late'), wholeMs),
  };
  const signal = AbortSignal.any([request.signal, stop.signal]);
  const { passages } = request;
  const parts = noticingWords(model.answer({ ...request, signal }), () =>
    clearTimeout(timers.firstWords),
  );
  const sentences = (model.name === 'embedded' ? readOwnPages : readAnswer)(parts, request);
  const said: WrittenSentence[] = [];
  const over = rejectedAt(signal);
  try {
    for (;;) {
      const { value: sentence, done } = await Promise.race([sentences.next(), over]);
      if (done === true) return answerOf(said, passages);
      said.push(sentence);
      onSentence({ text: sentence.text, sources: sourcesOf(sentence.cited, passages) });
    }
  } finally {
    clearTimeout(timers.firstWords);
    clearTimeout(timers.whole);
    stop.abort();
    // Not awaited: it ends when the model does.
    sentences.return(undefined).catch(() => {});
  }
};

async function* noticingWords(
  parts: ReturnType<AnswerModel['answer']>,
  onWords: () => void,
): ReturnType<AnswerModel['answer']> {
  for await (const part of parts) {
    if (part.type === 'text') onWords();
    yield part;
  }
}

const rejectedAt = (signal: AbortSignal): Promise<never> => {
  const rejected = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  rejected.catch(() => {});
  return rejected;
};

type Passages = ModelRequest['passages'];

const sourcesOf = (cited: readonly number[], passages: Passages) =>
  cited.flatMap((number) => {
    const { title, address } = passages[number] ?? {};
    return title === undefined || address === undefined ? [] : [{ title, address }];
  });

/** Lists each source page once, in the order in which the sentences cite them. */
const answerOf = (said: readonly WrittenSentence[], passages: Passages): ChatAnswer => {
  const sources = Array.from(
    new Map(
      said
        .flatMap(({ cited }) => sourcesOf(cited, passages))
        .map((source) => [source.address, source]),
    ).values(),
  );
  const addresses = sources.map(({ address }) => address);
  return {
    outcome: 'answered',
    tier: null,
    sentences: said.map(({ text, cited }) => ({
      text,
      sources: Array.from(
        new Set(sourcesOf(cited, passages).map(({ address }) => addresses.indexOf(address))),
      ),
    })),
    sources,
  };
};
