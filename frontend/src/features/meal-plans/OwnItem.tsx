import { SHOPPING_LINE_MAX_LENGTH } from '@hearthway/domain/meal-plans/meal-plans.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useFailureToast } from '../../components/toasts/useFailureToast.ts';
import { useShoppingChange } from './shopping.queries.ts';

/** A form for an item of the family's own. */
export const OwnItem = ({ userId }: { readonly userId: string }) => {
  const { t } = useLingui();
  const failed = useFailureToast();
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, isPending } = useShoppingChange(userId);
  return (
    <form
      className="grid grid-cols-1 gap-3 print:hidden sm:grid-cols-[1fr_1fr_auto] sm:items-end"
      onSubmit={(event) => {
        event.preventDefault();
        setIsMissing(name.trim() === '');
        if (isPending || name.trim() === '') return;
        mutate(
          { method: 'POST', path: '/items', body: { name: name.trim(), note: note.trim() } },
          {
            onSuccess: () => {
              setName('');
              setNote('');
            },
            onError: failed(t`We couldn’t add this item`),
          },
        );
      }}
    >
      <TextField
        label={t`Own item`}
        value={name}
        maxLength={SHOPPING_LINE_MAX_LENGTH}
        error={isMissing ? t`Please name the item` : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={t`Note (optional)`}
        value={note}
        maxLength={SHOPPING_LINE_MAX_LENGTH}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button look="secondary" type="submit" isBusy={isPending}>
        <Trans>Add</Trans>
      </Button>
    </form>
  );
};
