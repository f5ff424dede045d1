import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useFocusFallback } from '../../../components/useFocusFallback.ts';

interface SettingsSectionProps {
  /** An address may end in it. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** One section of the account page. */
export const SettingsSection = ({ id, title, children }: SettingsSectionProps) => {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  useFocusFallback(section);
  // One that waits for its data comes after the page has looked for it.
  useEffect(() => {
    if (window.location.hash === `#${id}` && document.activeElement === document.body)
      section.current?.focus();
  }, [id]);
  return (
    <section
      ref={section}
      id={id}
      aria-labelledby={titleId}
      tabIndex={-1}
      className="grid min-w-0 grid-cols-1 justify-items-start gap-4 rounded-soft border border-line bg-raised p-4 shadow-soft sm:p-6"
    >
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
};
