import type { TimelineEntry } from '@hearthway/domain/staff/timeline.contract.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ArrowUp } from 'lucide-react';
import { Button } from '../../../components/Button.tsx';
import { Tooltip, Tooltips } from '../../../components/Tooltip.tsx';
import { NEWS_KEY } from '../useShortcuts.ts';

interface NewsPillProps {
  /** Entries held back while the reader is further down. */
  readonly heldCount: number;
  /** Entries that just arrived and are shown. */
  readonly arrived: readonly TimelineEntry[];
  readonly onShow: () => void;
}

/** Button to the new entries, announced to screen readers. */
export const NewsPill = ({ heldCount, arrived, onShow }: NewsPillProps) => {
  const { t } = useLingui();
  const arrivedCount = arrived.length;
  return (
    <>
      <p role="status" className="sr-only">
        {/* Keyed, so that the same count is announced again. */}
        <span key={arrived.at(-1)?.id}>
          {heldCount > 0
            ? t`${plural(heldCount, { one: '# new entry further up', other: '# new entries further up' })}`
            : arrivedCount > 0 &&
              t`${plural(arrivedCount, { one: '# entry has come in', other: '# entries have come in' })}`}
        </span>
      </p>
      {/* Takes no space, so that the text being read does not move. */}
      <div className="pointer-events-none sticky top-2 z-10 -mt-2 grid h-0 justify-items-center">
        {heldCount > 0 && (
          <span className="pointer-events-auto animate-appear">
            <Tooltips>
              <Tooltip text={t`Press ${NEWS_KEY} to see them`}>
                <Button look="primary" onClick={onShow}>
                  <ArrowUp aria-hidden className="size-4" />
                  {t`${plural(heldCount, { one: '# new', other: '# new' })}`}
                </Button>
              </Tooltip>
            </Tooltips>
          </span>
        )}
      </div>
    </>
  );
};
