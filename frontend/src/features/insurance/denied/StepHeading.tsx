import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
} from 'react';

/** True once a step of this page was shown. The first step leaves the focus to the page heading. */
export const HadStep = createContext<RefObject<boolean>>({ current: false });

/** Heading of the current step. Takes the focus when it replaces another. */
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
