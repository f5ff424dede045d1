import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

/** See docs/product-rules.md#tooltips. */
const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** Group of controls with tooltips: after the first, others show without delay. */
export const Tooltips = ({ children }: { readonly children: ReactNode }) => (
  <Radix.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
    {children}
  </Radix.Provider>
);

interface TooltipProps {
  readonly text: string;
  /** Button or link with its own name: touch devices never show the tooltip. */
  readonly children: ReactElement;
}

/** Explanation of a control, on hover and keyboard focus. */
export const Tooltip = ({ text, children }: TooltipProps) => (
  <Radix.Root>
    <Radix.Trigger asChild>{children}</Radix.Trigger>
    <Radix.Content
      sideOffset={6}
      collisionPadding={8}
      className="z-20 max-w-[min(20rem,var(--radix-tooltip-content-available-width))] animate-appear rounded-soft bg-text px-3 py-2 text-sm text-surface shadow-soft"
    >
      {text}
    </Radix.Content>
  </Radix.Root>
);
