import type { ShoppingLine } from '@hearthway/domain/meal-plans/shopping-list.contract.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Summary } from '../../components/Summary.tsx';
import { TickBox } from '../../components/TickBox.tsx';
import { useFailureToast } from '../../components/toasts/useFailureToast.ts';
import { May } from '../household/shared/May.tsx';
import { amountWords } from './amount-words.ts';
import { useShoppingChange } from './shopping.queries.ts';

interface PreviewProps {
  readonly userId: string;
  readonly week: string;
  readonly lines: readonly ShoppingLine[];
}

/** Foods of a week before they go on the list; those at home are left out. */
export const Preview = ({ userId, week, lines }: PreviewProps) => {
  const { i18n, t } = useLingui();
  const failed = useFailureToast();
  const [without, setWithout] = useState<readonly string[]>(() =>
    lines.filter(({ isUsuallyAtHome }) => isUsuallyAtHome).map(({ key }) => key),
  );
  const { mutate, isPending } = useShoppingChange(userId);
  const count = lines.filter(({ key }) => !without.includes(key)).length;
  const add = (
    <Button
      look="primary"
      isBusy={isPending}
      onClick={() =>
        mutate(
          { method: 'PUT', path: `/weeks/${week}`, body: { without } },
          { onError: failed(t`We couldn’t put this week on the list`) },
        )
      }
    >
      <Plural value={count} one="Put # food on the list" other="Put # foods on the list" />
    </Button>
  );
  if (lines.length === 0)
    return (
      <p>
        <Trans>The recipes of this week need nothing that is to be bought.</Trans>
      </p>
    );
  return (
    <section className="grid grid-cols-1 justify-items-start gap-3 rounded-soft border border-line p-4">
      <h2 className="text-lg">
        <Trans>What this week needs</Trans>
      </h2>
      <May effect="write" scope="food" isForEveryChild>
        {add}
      </May>
      <details className="group">
        <Summary>
          <Trans>Look first, and leave out what is at home</Trans>
        </Summary>
        <div className="grid grid-cols-1 sm:grid-cols-2">
          {lines.map((line) => (
            <TickBox
              key={line.key}
              label={[line.name, amountWords(i18n, line)].filter((part) => part !== '').join(': ')}
              checked={!without.includes(line.key)}
              onChange={({ target }) =>
                setWithout(
                  target.checked
                    ? without.filter((key) => key !== line.key)
                    : [...without, line.key],
                )
              }
            />
          ))}
        </div>
      </details>
    </section>
  );
};
