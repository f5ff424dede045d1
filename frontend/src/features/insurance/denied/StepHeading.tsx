import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
} from 'react';

/** Whether a step of this page was shown before. The first comes with its page, which has the focus. */
export const HadStep = createContext<RefObject<boolean>>({ current: false });

/** Heading of the step that is shown. It takes the focus when it replaces another. */
export const StepHeading = ({ children }: { readonly children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const hadStep = useContext(HadStep);
  useEffect(() => {
    if (hadStep.current) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.closest('[data-steps]')?.scrollIntoView({ block: 'start' });
    }
    hadStep.current = true;
  }, [hadStep]);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-2xl">
      {children}
    </h2>
  );
};
