import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../components/Button.tsx';
import type { ShownTurn } from './chat-log.ts';
import { closeOnWay } from './close-on-way.ts';
import type { Person } from './usePerson.ts';

interface TalkToPersonProps {
  readonly turn: ShownTurn;
  readonly person: Person;
  /** Whether no answer helps. */
  readonly isProminent?: boolean;
}

const PLAIN = 'touch inline-flex cursor-pointer items-center text-accent underline';

/** Link below a message to our support team, or to its replies. */
export const TalkToPerson = ({ turn, person, isProminent = false }: TalkToPersonProps) => {
  const look = isProminent ? buttonClass('secondary') : PLAIN;
  if (turn.threadId !== null)
    return (
      <Link to={`/support/threads/${turn.threadId}`} onClick={closeOnWay} className={look}>
        <Trans>See your conversation with our team</Trans>
      </Link>
    );
  return person.isHere(turn) ? (
    <button type="button" onClick={() => person.ask(turn)} className={look}>
      <Trans>Talk to a person</Trans>
    </button>
  ) : (
    <Link to="/contact" onClick={(event) => person.carry(turn, event)} className={look}>
      <Trans>Talk to a person</Trans>
    </Link>
  );
};
