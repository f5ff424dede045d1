import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
} from 'react';

/** Whether a part of this page was shown before. The first comes with its page, which has the focus. */
export const HadPart = createContext<RefObject<boolean>>({ current: false });

interface PartHeadingProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** Heading of the part that is shown. It takes the focus when it replaces another. */
export const PartHeading = ({ id, children }: PartHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const hadPart = useContext(HadPart);
  useEffect(() => {
    if (hadPart.current) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.closest('[data-lesson]')?.scrollIntoView({ block: 'start' });
    }
    hadPart.current = true;
  }, [hadPart]);
  return (
    <h2 id={id} ref={heading} tabIndex={-1} className="text-2xl">
      {children}
    </h2>
  );
};
