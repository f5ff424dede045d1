import type { ShoppingListShown } from '@hearthway/domain/meal-plans/shopping-list.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button, buttonRow } from '../../components/Button.tsx';
import { PrintButton } from '../../components/PrintAndDownload.tsx';
import { useFailureToast } from '../../components/toasts/useFailureToast.ts';
import { useCopy } from '../../components/useCopy.ts';
import { May } from '../household/shared/May.tsx';
import { amountWords } from './amount-words.ts';
import { dayWords } from './shared/meal-words.ts';
import { useShoppingChange } from './shopping.queries.ts';

interface ListToolsProps {
  readonly userId: string;
  readonly list: ShoppingListShown;
}

/** Copy, print, weeks to take off, and clearing the list. */
export const ListTools = ({ userId, list: { lines, weeks } }: ListToolsProps) => {
  const { i18n, t } = useLingui();
  const failed = useFailureToast();
  const copy = useCopy({
    done: { title: t`Copied`, description: t`Paste it into a message.` },
    refused: {
      title: t`Your browser did not let us copy`,
      description: t`Print the list instead.`,
    },
  });
  const [isClearing, setIsClearing] = useState(false);
  const { mutate, isPending } = useShoppingChange(userId);
  if (lines.length + weeks.length === 0) return null;
  const text = lines
    .filter(({ isTicked }) => !isTicked)
    .map((line) =>
      [line.name, amountWords(i18n, line), line.note].filter((part) => part !== '').join(', '),
    )
    .join('\n');
  return (
    <div className="grid grid-cols-1 gap-3 print:hidden">
      <div className={buttonRow}>
        <Button look="secondary" onClick={() => void copy(text)}>
          <Trans>Copy as text</Trans>
        </Button>
        <PrintButton />
        <May effect="remove" scope="food" isForEveryChild>
          <Button look="quiet" onClick={() => setIsClearing(true)}>
            <Trans>Clear the list</Trans>
          </Button>
        </May>
      </div>
      {isClearing && (
        <div className="grid gap-3">
          <p>
            <Trans>Clear the list for everyone? Your meal plan stays.</Trans>
          </p>
          <div className={buttonRow}>
            <Button
              look="danger"
              isBusy={isPending}
              onClick={() =>
                mutate(
                  { method: 'DELETE', path: '' },
                  {
                    onSuccess: () => setIsClearing(false),
                    onError: failed(t`We couldn’t clear the list`),
                  },
                )
              }
            >
              <Trans>Yes, clear it</Trans>
            </Button>
            <Button look="secondary" autoFocus onClick={() => setIsClearing(false)}>
              <Trans>No, leave it</Trans>
            </Button>
          </div>
        </div>
      )}
      {weeks.map((week) => {
        const day = dayWords(i18n, week);
        return (
          <p key={week} className="flex flex-wrap items-center gap-2">
            <Trans>On the list: the week from {day}</Trans>
            <May effect="remove" scope="food" isForEveryChild>
              <Button
                look="quiet"
                isBusy={isPending}
                onClick={() =>
                  mutate(
                    { method: 'DELETE', path: `/weeks/${week}` },
                    { onError: failed(t`We couldn’t take this week off`) },
                  )
                }
              >
                <Trans>Take it off</Trans>
              </Button>
            </May>
          </p>
        );
      })}
    </div>
  );
};
