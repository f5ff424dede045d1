import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/Button.tsx';
import { comparePath } from '../picks.ts';

interface CompareBarProps {
  readonly picks: readonly string[];
  readonly onClear: () => void;
}

/**
 * The way to the comparison, at the lower edge of the window. Below the list it has a place of its
 * own, and its start is left to the Accessibility button.
 */
export const CompareBar = ({ picks, onClear }: CompareBarProps) => {
  const { t } = useLingui();
  const { length: count } = picks;
  return (
    <section
      aria-label={t`Picked to compare`}
      className="sticky bottom-0 z-[5] -mx-4 flex animate-open items-center justify-end gap-1 border-t border-line-strong bg-raised py-2 ps-[64px] pe-4 shadow-soft print:hidden"
    >
      <button
        type="button"
        aria-label={t`Clear what is picked`}
        onClick={onClear}
        className="touch grid shrink-0 cursor-pointer place-content-center rounded-soft text-accent transition-colors hover:bg-accent-wash"
      >
        <X aria-hidden className="size-5" />
      </button>
      <Link to={comparePath(picks)} className={`${buttonClass('primary')} whitespace-nowrap`}>
        <Trans>Compare {count}</Trans>
      </Link>
    </section>
  );
};
