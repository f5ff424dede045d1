import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ArrowUp } from 'lucide-react';
import { Button } from '../../components/Button.tsx';
import { Tooltip, Tooltips } from '../../components/Tooltip.tsx';
import { NEWS_KEY } from './useShortcuts.ts';

interface NewsPillProps {
  /** Entries that are kept back while somebody reads further down. */
  readonly heldCount: number;
  /** Entries that came in by themselves, and are shown. */
  readonly liveCount: number;
  readonly onShow: () => void;
}

/** The way to what has come in meanwhile. That something has is told to who cannot see it, too. */
export const NewsPill = ({ heldCount, liveCount, onShow }: NewsPillProps) => {
  const { t } = useLingui();
  return (
    <>
      <p role="status" className="sr-only">
        {heldCount > 0
          ? t`${plural(heldCount, { one: '# new entry further up', other: '# new entries further up' })}`
          : liveCount > 0 &&
            t`${plural(liveCount, { one: '# entry has come in', other: '# entries have come in' })}`}
      </p>
      {heldCount > 0 && (
        <div className="pointer-events-none sticky top-2 z-10 grid justify-items-center">
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
        </div>
      )}
    </>
  );
};
