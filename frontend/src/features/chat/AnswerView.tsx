import type { ChatAnswer, ChatEntry, ChatSource } from '@hearthway/domain/chat/chat.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { Bubble } from './Bubble.tsx';
import { CrisisContacts } from './CrisisContacts.tsx';
import { isOfServer } from './chat-memory.ts';
import { closeOnWay } from './close-on-way.ts';
import { Helpful } from './Helpful.tsx';
import { TalkToPerson } from './Trouble.tsx';

interface AnswerViewProps {
  readonly turn: ChatEntry;
  readonly answer: NonNullable<ChatEntry['answer']>;
  /** It came while the window was open. */
  readonly isNew: boolean;
  /** A family; null for a visitor, and for our staff. */
  readonly userId: string | null;
}

/** An answer with its sources, and what else to do. */
export const AnswerView = ({ turn, answer, isNew, userId }: AnswerViewProps) => {
  const { outcome, tier, answeredAt } = answer;
  const isCrisis = outcome === 'crisis';
  return (
    <Bubble look={isCrisis ? 'crisis' : 'assistant'} at={answeredAt} isAlert={isCrisis && isNew}>
      <Sentences answer={answer} />
      {tier !== null && <CrisisContacts tier={tier} />}
      {outcome === 'unknown' && <WhereToAsk />}
      {/* Not announced with each answer. */}
      <div aria-live="off" className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {userId !== null && !isCrisis && isOfServer(turn.chatMessageId) && <Helpful turn={turn} />}
        <TalkToPerson />
      </div>
    </Bubble>
  );
};

const Sentences = ({ answer: { sentences, sources } }: { readonly answer: ChatAnswer }) => (
  <>
    <div className="grid gap-2">
      {sentences.map(({ text, sources: places }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer does not change.
        <p key={at} dir="auto" className="wrap-anywhere">
          <span>{text}</span>
          {places.map((place) => {
            const source = sources[place];
            return source && <SourceNumber key={place} place={place} source={source} />;
          })}
        </p>
      ))}
    </div>
    {sources.length > 0 && <Sources sources={sources} />}
  </>
);

interface SourceNumberProps {
  readonly place: number;
  readonly source: ChatSource;
}

const SourceNumber = ({ place, source: { title, address } }: SourceNumberProps) => {
  const { t } = useLingui();
  const number = place + 1;
  return (
    <>
      {' '}
      <Link to={address} onClick={closeOnWay} aria-label={t`Source ${number}: ${title}`}>
        [{number}]
      </Link>
    </>
  );
};

const Sources = ({ sources }: { readonly sources: readonly ChatSource[] }) => (
  <div className="border-t border-line pt-2 text-sm">
    <p className="font-semibold">
      <Trans>Where it says so</Trans>
    </p>
    <ol className="list-inside list-decimal">
      {sources.map(({ title, address }) => (
        <li key={address} className="wrap-anywhere">
          <Link to={address} onClick={closeOnWay} className="inline-block py-1">
            {title}
          </Link>
        </li>
      ))}
    </ol>
  </div>
);

const WhereToAsk = () => (
  <p>
    <Trans>
      <Link to="/help" onClick={closeOnWay}>
        Search in the help
      </Link>{' '}
      or{' '}
      <Link to="/contact" onClick={closeOnWay}>
        write to us
      </Link>
      : a person answers.
    </Trans>
  </p>
);
