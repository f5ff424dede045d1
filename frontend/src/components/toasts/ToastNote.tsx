import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { type RefObject, useEffect, useRef } from 'react';
import { showFocus } from '../show-focus.ts';
import type { ToastNoteProps } from './toast.ts';

/** See docs/product-rules.md#notifications. */
const DURATION_MS = 5_000;
const SWIPE_THRESHOLD_PX = 50;
const HOTKEY = 'F8';

export const ToastNote = ({ content, isOpen, onOpenChange }: ToastNoteProps) => {
  const { t } = useLingui();
  const viewport = useRoomForToast(isOpen);
  useFocusBack(viewport, isOpen);
  const isProblem = content.tone === 'problem';
  const Icon = isProblem ? CircleAlert : CircleCheck;
  return (
    <Toast.Provider
      label={t`Notification`}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      <Toast.Root
        open={isOpen}
        onOpenChange={onOpenChange}
        type={content.news === undefined ? 'foreground' : 'background'}
        duration={content.news?.durationMs ?? DURATION_MS}
        className="flex animate-appear items-start gap-3 rounded-soft border border-line bg-raised p-4 shadow-soft data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
      >
        <Icon
          aria-hidden
          className={`mt-0.5 size-5 shrink-0 ${isProblem ? 'text-danger' : 'text-positive'}`}
        />
        <div className="min-w-0 grow">
          <Toast.Title className="font-semibold">{content.title}</Toast.Title>
          <Toast.Description className="text-sm">{content.description}</Toast.Description>
        </div>
        <Toast.Close
          aria-label={t`Close`}
          className="touch -my-2 -me-2 grid shrink-0 cursor-pointer place-content-center rounded-soft transition-colors hover:bg-sunken"
        >
          <X aria-hidden className="size-5" />
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport
        ref={viewport}
        hotkey={[HOTKEY]}
        label={t`Notifications (${HOTKEY})`}
        className="fixed end-0 bottom-16 z-10 w-full max-w-md p-4 -outline-offset-4"
      />
    </Toast.Provider>
  );
};

/** Returns the focus to its element before the toast, when that closes. */
const useFocusBack = (viewport: RefObject<HTMLOListElement | null>, isShown: boolean): void => {
  useEffect(() => {
    const { current: shown } = viewport;
    if (!isShown || shown === null) return;
    let before: HTMLElement | undefined;
    const onFocus = ({ relatedTarget }: FocusEvent) => {
      // Excludes Radix's focus guards around the list.
      if (relatedTarget instanceof HTMLElement && !shown.parentElement?.contains(relatedTarget))
        before = relatedTarget;
    };
    shown.addEventListener('focusin', onFocus);
    return () => {
      shown.removeEventListener('focusin', onFocus);
      // Radix leaves the focus on the empty list.
      if (document.activeElement === shown) before?.focus();
    };
  }, [viewport, isShown]);
};

/**
 * Keeps keyboard focus from being covered by a toast: its area counts as outside the window, in addition to
 * `base.css`.
 */
const useRoomForToast = (isShown: boolean): RefObject<HTMLOListElement | null> => {
  const viewport = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const { current: shown } = viewport;
    if (!isShown || shown === null) return;
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(() => {
      style.scrollPaddingBottom = `calc(var(--lower-edge) + ${shown.offsetHeight}px)`;
      // May cover the focused element, also when the page grows and moves it.
      showFocus();
    });
    sizes.observe(shown);
    sizes.observe(document.body);
    return () => {
      sizes.disconnect();
      style.scrollPaddingBottom = '';
    };
  }, [isShown]);
  return viewport;
};
