import { PRODUCT } from '@hearthway/domain/product.ts';
import { Trans } from '@lingui/react/macro';
import { Bubble } from './Bubble.tsx';

interface GreetingProps {
  readonly id: string | undefined;
  readonly at: string;
}

/** Introduction of the assistant, at the start and again after seven days. */
export const Greeting = ({ id, at }: GreetingProps) => (
  <div data-row className="grid">
    <Bubble look="assistant" id={id} at={at}>
      <p>
        <Trans>
          Hello! I am {PRODUCT.name}’s AI support assistant. I am a machine, not a person. I answer
          from our own pages, and show you where it says so. How can I help you today?
        </Trans>
      </p>
    </Bubble>
  </div>
);
