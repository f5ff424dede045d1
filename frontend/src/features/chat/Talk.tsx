import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../../components/Button.tsx';
import type { ChatHistory } from './useHistory.ts';

/** Scroll position in pixels from the top at which earlier messages are loaded. */
const NEAR_TOP = 40;

/** Pixels above the message that is scrolled to. */
const ROOM = 16;

interface TalkProps {
  readonly history: ChatHistory;
  /** Newest message and its state: a change scrolls to it. */
  readonly latest: string;
  readonly children: ReactNode;
}

/** Scrolls to the newest message when it arrives, and keeps the position when earlier ones are loaded. */
export const Talk = ({ history, latest, children }: TalkProps) => {
  const { t } = useLingui();
  const { hasEarlier, isLoadingEarlier, loadEarlier } = history;
  const scroller = useRef<HTMLElement>(null);
  const oldest = history.entries[0]?.chatMessageId;
  const before = useRef({ oldest, height: 0 });

  // Runs before the next effect, which takes precedence.
  useLayoutEffect(() => {
    const { current: element } = scroller;
    if (element === null) return;
    if (before.current.oldest !== oldest)
      element.scrollTop += element.scrollHeight - before.current.height;
    before.current = { oldest, height: element.scrollHeight };
  });
  useLayoutEffect(() => {
    if (scroller.current !== null && latest !== '') toLatest(scroller.current);
  }, [latest]);

  return (
    <section
      ref={scroller}
      aria-label={t`Messages`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users have to scroll it too.
      tabIndex={0}
      onScroll={({ currentTarget }) => {
        if (currentTarget.scrollTop < NEAR_TOP) loadEarlier();
      }}
      className="flex min-h-40 grow basis-0 flex-col gap-4 overflow-y-auto overscroll-contain p-4 [overflow-anchor:none] -outline-offset-4"
    >
      {hasEarlier && (
        <div className="text-center">
          <Button look="secondary" onClick={loadEarlier} isBusy={isLoadingEarlier}>
            <Trans>Earlier messages</Trans>
          </Button>
        </div>
      )}
      {children}
    </section>
  );
};

/** Scrolls to the start of a message that is taller than the window. */
const toLatest = (scroller: HTMLElement): void => {
  const last = [...scroller.querySelectorAll<HTMLElement>('[data-row]')].at(-1);
  const end = scroller.scrollHeight - scroller.clientHeight;
  const start = last === undefined ? end : last.offsetTop - scroller.offsetTop - ROOM;
  scroller.scrollTop = Math.min(end, start);
};
