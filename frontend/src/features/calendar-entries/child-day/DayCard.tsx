import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { errorWords } from '../../../api/error-words.ts';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { EntryPicture } from '../../entry-faces/shared/EntryPicture.tsx';
import { useMay } from '../../household/shared/useMay.ts';
import { dayPath, useCalendarCommand } from '../calendar.queries.ts';
import { timeWords } from '../when-words.ts';
import { type Card, isDone } from './day-cards.ts';

interface DayCardProps {
  readonly userId: string;
  readonly card: Card;
  /** Place in “First – then”; undefined in a whole day. */
  readonly order: 'first' | 'then' | undefined;
  readonly hasTime: boolean;
  readonly canBeDone: boolean;
}

/** Picture and a few words. One tap says that it is done, and a second one takes that back. */
export const DayCard = ({ userId, card, order, hasTime, canBeDone }: DayCardProps) => {
  const { i18n } = useLingui();
  const { mayWrite } = useMay('calendar');
  const { face, label, occurrence } = card;
  const done = isDone(card);
  const hasPicture = face.picture !== null || face.photoId !== null;
  return (
    <article
      className={`grid items-center gap-4 rounded-soft border-2 p-4 ${done ? 'border-line bg-sunken' : 'border-line-strong bg-raised'} ${order === undefined ? 'sm:grid-cols-[1fr_auto]' : 'h-full content-start'}`}
    >
      {order !== undefined && (
        <p className="text-2xl text-text-soft">
          {order === 'first' ? <Trans>First</Trans> : <Trans>Then</Trans>}
        </p>
      )}
      <div
        className={
          order === undefined
            ? 'flex min-w-0 items-center gap-4'
            : 'grid justify-items-center gap-4 text-center'
        }
      >
        {hasPicture && (
          <EntryPicture
            userId={userId}
            face={face}
            className={order === undefined ? 'size-24 shrink-0 sm:size-32' : 'size-40 sm:size-56'}
          />
        )}
        <div className="grid min-w-0 gap-1">
          <h2 className="text-3xl">
            {label}
            {done && !canBeDone && (
              <>
                {' '}
                <span className="text-xl text-positive">
                  <Trans>All done</Trans>
                </span>
              </>
            )}
          </h2>
          {hasTime && occurrence.when.kind === 'timed' && (
            <p className="text-xl">{timeWords(i18n, occurrence.when.startsAt)}</p>
          )}
        </div>
      </div>
      {canBeDone && mayWrite && <AllDone userId={userId} card={card} />}
    </article>
  );
};

const AllDone = ({ userId, card }: Pick<DayCardProps, 'userId' | 'card'>) => {
  const { i18n } = useLingui();
  const { mutate, isPending, error } = useCalendarCommand(userId);
  const { label } = card;
  const done = isDone(card);
  return (
    <div className="grid gap-2 print:hidden">
      <FormProblem
        problem={
          error === null
            ? undefined
            : errorWords(i18n, error, msg`We couldn’t note this. Please try again.`)
        }
      />
      <button
        type="button"
        aria-pressed={done}
        aria-disabled={isPending || undefined}
        onClick={() => {
          if (isPending) return;
          mutate({
            method: 'PUT',
            path: `${dayPath(card.occurrence)}/mark`,
            body: { mark: done ? null : 'kept' },
          });
        }}
        className={`inline-flex min-h-16 min-w-40 cursor-pointer items-center justify-center gap-3 rounded-soft border-2 px-6 py-3 text-xl font-semibold ${done ? 'border-positive bg-positive-wash text-positive' : 'border-line-strong bg-raised text-text'}`}
      >
        <span
          aria-hidden
          className="grid size-8 shrink-0 place-items-center rounded-soft border-2 border-current"
        >
          {done && <Check className="size-6" />}
        </span>
        <span>
          <Trans>
            All done<span className="sr-only">: {label}</span>
          </Trans>
        </span>
      </button>
    </div>
  );
};
