import { PRODUCT } from '@hearthway/domain/product.ts';
import type { ThreadMessage } from '@hearthway/domain/support/support.contract.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';

/** Tells a screen reader politely of answers that come while the page is open. */
export const NewMessages = ({ messages }: { readonly messages: readonly ThreadMessage[] }) => {
  const answers = messages.filter(({ by }) => by === 'support').length;
  const [known] = useState(answers);
  const count = answers - known;
  return (
    <p role="status" className="sr-only">
      {count > 0 && (
        <>
          <Trans>{PRODUCT.name} support has answered.</Trans>{' '}
          <Plural value={count} one="# new message" other="# new messages" />
        </>
      )}
    </p>
  );
};
