import { comingTransition } from '@hearthway/domain/next-steps/transitions.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { TitledPart } from '../../../components/TitledPart.tsx';
import { useToday } from '../../../components/useToday.ts';
import { transitionWords } from './transition-words.ts';

interface ComingChangeProps {
  readonly childId: string;
  /** `YYYY-MM`; empty if not told. */
  readonly birthMonth: string;
}

/** Steps named on the card; the plan has all of them. */
const NAMED = 3;

/** The next change that comes with a child's age, from a year before, and what prepares it. */
export const ComingChange = ({ childId, birthMonth }: ComingChangeProps) => {
  const { i18n } = useLingui();
  const today = useToday();
  const coming = today === '' ? null : comingTransition(birthMonth, today);
  const plan = `/while-you-wait?child=${childId}`;
  if (coming === null)
    return (
      <p>
        <Link to={plan}>
          <Trans>What to do next, step by step</Trans>
        </Link>
      </p>
    );
  const { row, monthsLeft, steps } = coming;
  return (
    <div className="rounded-soft bg-accent-wash p-4 sm:p-5">
      <TitledPart title={transitionWords(i18n, row.title)}>
        <p>
          <strong>
            <Plural value={monthsLeft} one="In about # month" other="In about # months" />
          </strong>
          . {transitionWords(i18n, row.words)}
        </p>
        <ul className="grid list-disc gap-1 ps-5">
          {steps.slice(0, NAMED).map(({ id, title }) => (
            <li key={id}>{transitionWords(i18n, title)}</li>
          ))}
        </ul>
        <p>
          <Link to={plan} className="touch inline-flex items-center">
            <Trans>See what to do when</Trans>
          </Link>
        </p>
      </TitledPart>
    </div>
  );
};
