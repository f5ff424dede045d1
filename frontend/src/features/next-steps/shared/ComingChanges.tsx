import { transitionAhead } from '@hearthway/domain/next-steps/transition-ahead.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { TitledPart } from '../../../components/TitledPart.tsx';
import { useToday } from '../../../components/useToday.ts';
import { transitionWords } from './transition-words.ts';

interface ComingChangesProps {
  readonly kids: readonly {
    readonly id: string;
    readonly name: string;
    readonly birthMonth: string;
  }[];
}

/** The next change that comes with each child's age, from a year before, a line each. */
export const ComingChanges = ({ kids }: ComingChangesProps) => {
  const { i18n } = useLingui();
  const today = useToday();
  const coming = kids.flatMap(({ id, name, birthMonth }) => {
    const ahead = today === '' ? undefined : transitionAhead(birthMonth, today);
    return ahead === undefined ? [] : { id, name, ...ahead };
  });
  if (coming.length === 0) return null;
  return (
    <TitledPart title={<Trans>Further ahead</Trans>}>
      <ul>
        {coming.map(({ id, name, row, monthsLeft }) => (
          <li key={id}>
            <Link to={`/while-you-wait?child=${id}`}>
              {name}: {transitionWords(i18n, row.title)}
            </Link>
            , <Plural value={monthsLeft} one="in about # month" other="in about # months" />
          </li>
        ))}
      </ul>
    </TitledPart>
  );
};
