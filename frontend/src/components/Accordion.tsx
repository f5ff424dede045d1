import { ChevronDown } from 'lucide-react';
import { Accordion as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface AccordionProps {
  readonly parts: readonly Part[];
}

interface Part {
  readonly id: string;
  readonly title: string;
  readonly isDisabled?: boolean;
  readonly content: ReactNode;
}

/**
 * Level-three headings that expand; several can be open, so that reading is never interrupted. Not for public
 * pages, whose HTML must not contain styles.
 */
export const Accordion = ({ parts }: AccordionProps) => (
  <Radix.Root
    type="multiple"
    className="divide-y divide-line rounded-soft border border-line bg-raised"
  >
    {parts.map(({ id, title, isDisabled, content }) => (
      <Radix.Item key={id} value={id} disabled={isDisabled}>
        <Radix.Header>
          <Radix.Trigger className="touch group flex w-full cursor-pointer items-center justify-between gap-3 rounded-soft px-4 py-3 text-start font-semibold transition-colors hover:bg-accent-wash disabled:cursor-not-allowed disabled:text-text-soft disabled:line-through">
            <span className="min-w-0">{title}</span>
            <ChevronDown
              aria-hidden
              className="size-5 shrink-0 text-accent transition-transform group-data-[state=open]:rotate-180 group-disabled:invisible"
            />
          </Radix.Trigger>
        </Radix.Header>
        <Radix.Content className="animate-appear px-4 pb-4">{content}</Radix.Content>
      </Radix.Item>
    ))}
  </Radix.Root>
);
