import type { ChatAnswer, ChatSource } from '@hearthway/domain/chat/chat.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { Bubble } from './Bubble.tsx';
import { CrisisContacts, DangerLine } from './CrisisContacts.tsx';
import type { ShownTurn } from './chat-log.ts';
import { isOfServer } from './chat-memory.ts';
import { closeOnWay } from './close-on-way.ts';
import { Helpful } from './Helpful.tsx';
import { LeaveFast } from './LeaveFast.tsx';
import { paragraphsOf } from './paragraphs.ts';
import { TalkToPerson } from './TalkToPerson.tsx';
import type { Person } from './usePerson.ts';

interface AnswerViewProps {
  readonly turn: ShownTurn;
  readonly answer: NonNullable<ShownTurn['answer']>;
  /** False while more sentences are to come. */
  readonly isComplete: boolean;
  /** Whether it arrived while the window was open. */
  readonly isNew: boolean;
  /** Id of a family; null for a visitor, and for our staff. */
  readonly userId: string | null;
  readonly person: Person;
}

/** Answer with its sources and follow-up actions. */
export const AnswerView = (props: AnswerViewProps) => {
  const { turn, answer, isComplete, isNew, userId, person } = props;
  const { outcome, tier, possibleDanger, dangerKind: kind, answeredAt } = answer;
  const isCrisis = outcome === 'crisis';
  return (
    <Bubble look={isCrisis ? 'crisis' : 'assistant'} at={answeredAt} isAlert={isCrisis && isNew}>
      {possibleDanger !== undefined && <DangerLine tier={possibleDanger} kind={kind} />}
      <Sentences answer={answer} />
      {isComplete && answer.sources.length > 0 && <Sources sources={answer.sources} />}
      {tier !== null && <CrisisContacts tier={tier} kind={kind} />}
      {(tier ?? possibleDanger) === 'violence' && <LeaveFast isKept={userId !== null} />}
      {/* Not announced with each answer. */}
      {isComplete && (
        <div aria-live="off" className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {userId !== null && !isCrisis && isOfServer(turn.chatMessageId) && (
            <Helpful turn={turn} />
          )}
          <TalkToPerson
            turn={turn}
            person={person}
            isProminent={outcome === 'unknown' || outcome === 'refused'}
          />
        </div>
      )}
    </Bubble>
  );
};

/** Whether a sentence is a list item, which ends without a period and has its own line. */
const isItem = (text: string): boolean => /[\p{L}\d)]$/u.test(text);

const Sentences = ({ answer }: { readonly answer: ChatAnswer }) => (
  <div className="grid gap-2">
    {paragraphsOf(answer).map(({ sentences, sources }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs only grow in number.
      <p key={at} dir="auto" className="wrap-anywhere">
        {sentences.map((text, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences only grow in number.
          <span key={place} className={isItem(text) ? 'block' : undefined}>
            {place > 0 && ' '}
            {text}
          </span>
        ))}
        {sources.map((place) => {
          const source = answer.sources[place];
          return source && <SourceNumber key={place} place={place} source={source} />;
        })}
      </p>
    ))}
  </div>
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
      <Trans>From our pages</Trans>
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
