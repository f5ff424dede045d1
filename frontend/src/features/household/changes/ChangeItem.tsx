import type { HouseholdChange } from '@hearthway/domain/household/changes.contract.ts';
import {
  type ChangedKind,
  PART_OF_KIND,
} from '@hearthway/domain/household-scopes/changes.constants.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { ignored } from '../../../api/create-api.ts';
import { errorWords } from '../../../api/error-words.ts';
import { Button } from '../../../components/Button.tsx';
import { useToast } from '../../../components/toasts/useToast.ts';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { useChangeWords } from '../last-change/useChangeWords.ts';
import { partKey } from '../shared/changes.query.ts';
import { useMay } from '../shared/useMay.ts';
import { fieldWords } from './field-words.ts';

interface ChangeItemProps {
  readonly userId: string;
  readonly change: HouseholdChange;
}

/** Paths of the objects of each kind. */
const PATHS: Readonly<Record<ChangedKind, string>> = {
  child: '/api/children',
  profile: '/api/dietary/profiles',
  entry: '/api/calendar/entries',
};

const KINDS: Readonly<Record<ChangedKind, MessageDescriptor>> = {
  child: msg`Child`,
  profile: msg`Dietary profile`,
  entry: msg`Calendar`,
};

const undoCommand = ({ id: changeId, kind, objectId, undo }: HouseholdChange) => {
  const path = `${PATHS[kind]}/${objectId}`;
  switch (undo) {
    case 'addition':
      return { method: 'DELETE', path } as const;
    case 'removal':
      return { method: 'DELETE', path: `${path}/removal` } as const;
    default:
      return { method: 'POST', path: `${path}/undone`, body: { changeId } } as const;
  }
};

/** One change: what it was about, who did what and when, and the button that undoes it. */
export const ChangeItem = ({ userId, change }: ChangeItemProps) => {
  const { i18n } = useLingui();
  const words = useChangeWords(userId)(change);
  const { name, kind, day, at, undo } = change;
  const fields = fieldWords(i18n, change);
  const { mayWrite, mayRemove } = useMay(PART_OF_KIND[kind]);
  const mayUndo = undo === 'fields' ? mayWrite : undo !== null && mayRemove;
  return (
    <li className="grid grid-cols-1 gap-1 py-3 wrap-anywhere">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
        <div>
          <p>
            <span className="font-semibold">{name}</span>{' '}
            <span className="text-text-soft">· {i18n._(KINDS[kind])}</span>
          </p>
          <p className="text-text-soft">
            {words}
            {day !== null && `: ${i18n.date(`${day}T12:00`, { dateStyle: 'medium' })}`} ·{' '}
            <time dateTime={at}>{i18n.date(at, { timeStyle: 'short' })}</time>
          </p>
          {fields.length > 0 && <p className="text-sm text-text-soft">{fields.join(' · ')}</p>}
        </div>
        {mayUndo && <Undo userId={userId} change={change} words={words} />}
      </div>
    </li>
  );
};

interface UndoProps extends ChangeItemProps {
  /** Sentence about the change. */
  readonly words: string;
}

const Undo = ({ userId, change, words }: UndoProps) => {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { name } = change;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.send({ ...undoCommand(change), schema: ignored }),
    onSuccess: () =>
      showToast({
        tone: 'done',
        title: t`Undone`,
        description: t`This change of ${name} was taken back.`,
      }),
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: partKey(userId, PART_OF_KIND[change.kind]) }),
  });
  return (
    <>
      <Button
        look="quiet"
        aria-label={t`Undo: ${name}, ${words}`}
        isBusy={isPending}
        onClick={() => mutate()}
      >
        <Trans>Undo</Trans>
      </Button>
      <div className="col-span-2 empty:hidden">
        <FormProblem
          problem={
            error === null
              ? undefined
              : errorWords(i18n, error, msg`We couldn’t undo this. Please try again.`)
          }
        />
      </div>
    </>
  );
};
