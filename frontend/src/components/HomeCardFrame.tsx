import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface HomeCardFrameProps {
  readonly title: ReactNode;
  readonly Icon: LucideIcon;
  /** Under which the guided tour finds it. */
  readonly tour?: string;
  readonly children: ReactNode;
}

/** Frame of a card of the signed-in home (`HomeCard`). */
export const HomeCardFrame = ({ title, Icon, tour, children }: HomeCardFrameProps) => {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-tour={tour}
      className="grid content-start justify-items-start gap-2 rounded-soft border border-line bg-raised p-4 shadow-soft wrap-anywhere sm:min-h-40 sm:gap-3 sm:p-5"
    >
      <h2 id={id} className="flex items-center gap-2 text-lg sm:text-xl">
        <Icon aria-hidden className="size-5 shrink-0 text-accent" />
        {title}
      </h2>
      {children}
    </section>
  );
};
