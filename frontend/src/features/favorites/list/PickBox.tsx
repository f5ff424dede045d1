import { MAX_COMPARED } from '@hearthway/domain/favorites/favorites.constants.ts';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { LISTING_LANGUAGE } from '../../directory/shared/listing-language.ts';
import { comparePath } from '../picks.ts';

interface PickBoxProps {
  readonly id: string;
  readonly name: string;
  readonly picks: readonly string[];
  /** It was pressed although no more can be picked. */
  readonly isRefused: boolean;
  readonly onToggle: () => void;
}

/** Picks a favorite to compare, with a link once two are picked. */
export const PickBox = ({ id, name, picks, isRefused, onToggle }: PickBoxProps) => {
  const box = useId();
  const isPicked = picks.includes(id);
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <label htmlFor={box} className="touch inline-flex cursor-pointer items-center gap-2">
        <input
          id={box}
          type="checkbox"
          checked={isPicked}
          aria-describedby={`${box}-more`}
          onChange={onToggle}
          className="size-6 cursor-pointer accent-accent"
        />
        <span className="font-semibold">
          <Trans>
            Compare{' '}
            <span lang={LISTING_LANGUAGE} className="sr-only">
              {name}
            </span>
          </Trans>
        </span>
      </label>
      <span id={`${box}-more`} className="text-sm text-text-soft">
        {isRefused && <Trans>You can compare {MAX_COMPARED} at a time. Remove one first.</Trans>}
        {isPicked && picks.length === 1 && <Trans>Pick another to compare it with.</Trans>}
      </span>
      {isPicked && picks.length > 1 && (
        <Link to={comparePath(picks)} className="touch inline-flex items-center">
          <Trans>Compare these {picks.length}</Trans>
        </Link>
      )}
    </div>
  );
};
