import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

const looks = {
  own: 'border border-line ms-8 justify-self-end bg-accent-wash',
  assistant: 'border border-line me-4 justify-self-start bg-raised',
  crisis: 'border-2 border-danger bg-raised',
} as const;

interface BubbleProps {
  readonly look: keyof typeof looks;
  /** ISO date and time. */
  readonly at: string;
  readonly id?: string | undefined;
  /** Whether it interrupts a screen reader. */
  readonly isAlert?: boolean;
  readonly children: ReactNode;
}

/** Message with its author and time. */
export const Bubble = ({ look, at, id, isAlert = false, children }: BubbleProps) => (
  <div
    id={id}
    role={isAlert ? 'alert' : undefined}
    className={`grid max-w-full min-w-0 gap-2 rounded-soft px-3 py-2 ${looks[look]}`}
  >
    <p className="flex flex-wrap justify-between gap-x-4 text-sm text-text-soft">
      <strong>{look === 'own' ? <Trans>You</Trans> : <Trans>AI assistant</Trans>}</strong>
      <TimeOf at={at} />
    </p>
    {children}
  </div>
);

/** Time of day; with the date if not today. */
const TimeOf = ({ at }: { readonly at: string }) => {
  const { i18n } = useLingui();
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return (
    <time dateTime={at}>
      {i18n.date(at, { timeStyle: 'short', ...(!isToday && { dateStyle: 'medium' }) })}
    </time>
  );
};
