import type { ShoppingLine } from '@hearthway/domain/meal-plans/shopping-list.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../components/Button.tsx';
import { Summary } from '../../components/Summary.tsx';
import { useFailureToast } from '../../components/toasts/useFailureToast.ts';
import { useMay } from '../household/shared/useMay.ts';
import { amountWords } from './amount-words.ts';
import { aisleWords } from './shared/meal-words.ts';
import { useShoppingChange } from './shopping.queries.ts';

interface ShoppingLinesProps {
  readonly userId: string;
  readonly lines: readonly ShoppingLine[];
}

/** Open lines by aisle, with the ticked ones folded below. */
export const ShoppingLines = ({ userId, lines }: ShoppingLinesProps) => {
  const { i18n } = useLingui();
  const open = lines.filter(({ isTicked }) => !isTicked);
  const ticked = lines.filter(({ isTicked }) => isTicked);
  const aisles = [...new Set(open.map(({ aisle }) => aisle))];
  return (
    <>
      {aisles.map((aisle) => (
        <Aisle
          key={aisle}
          userId={userId}
          name={aisleWords(i18n, aisle)}
          lines={open.filter((line) => line.aisle === aisle)}
        />
      ))}
      {ticked.length > 0 && (
        <details className="group print:hidden">
          <Summary>
            <Trans>In the cart: {ticked.length}</Trans>
          </Summary>
          <ul>
            {ticked.map((line) => (
              <Line key={line.key} userId={userId} line={line} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
};

const Aisle = ({ userId, name, lines }: ShoppingLinesProps & { readonly name: string }) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-base">
        {name}
      </h2>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <Line key={line.key} userId={userId} line={line} />
        ))}
      </ul>
    </section>
  );
};

interface LineProps {
  readonly userId: string;
  readonly line: ShoppingLine;
}

const Line = ({ userId, line }: LineProps) => {
  const { i18n, t } = useLingui();
  const failed = useFailureToast();
  const { mutate, isPending } = useShoppingChange(userId);
  const { mayWrite, mayRemove } = useMay('food');
  const { key, name, amountKey, recipes, note, isOwn, isTicked, hasChanged } = line;
  const id = useId();
  const amount = amountWords(i18n, line);
  return (
    <li className="flex items-start gap-x-3">
      <input
        id={id}
        type="checkbox"
        checked={isTicked}
        disabled={!mayWrite}
        aria-describedby={`${id}-of`}
        onChange={({ target }) => {
          if (isPending) return;
          mutate(
            {
              method: 'PUT',
              path: '/ticks',
              body: { key, isOn: target.checked, of: amountKey },
            },
            { onError: failed(t`We couldn’t save your tick`) },
          );
        }}
        className="mt-2.5 size-6 shrink-0 cursor-pointer accent-accent"
      />
      <div className="min-w-0 grow wrap-anywhere">
        <label htmlFor={id} className="touch flex cursor-pointer items-center py-1">
          <span>
            {name}
            {amount !== '' && <strong>: {amount}</strong>}
          </span>
        </label>
        <p id={`${id}-of`} className="-mt-1.5 pb-1 text-sm text-text-soft empty:hidden">
          {hasChanged && <Trans>The amount changed after you ticked it. </Trans>}
          {[note, ...recipes].filter((part) => part !== '').join(' · ')}
        </p>
      </div>
      {isOwn && mayRemove && (
        <span className="print:hidden">
          <Button
            look="quiet"
            aria-label={t`Remove ${name}`}
            isBusy={isPending}
            onClick={() =>
              mutate(
                { method: 'DELETE', path: `/items/${key}` },
                { onError: failed(t`We couldn’t remove this item`) },
              )
            }
          >
            <X aria-hidden className="size-5" />
          </Button>
        </span>
      )}
    </li>
  );
};
