import type { CitedFact } from '@hearthway/domain/content/content.contract.ts';
import { Trans } from '@lingui/react/macro';
import { FactSource } from '../shared/FactSource.tsx';

/** Sources of a statement, initially closed. */
export const Sources = ({ facts }: { readonly facts: readonly CitedFact[] }) =>
  facts.length > 0 && (
    <details>
      <summary className="touch inline-flex cursor-pointer items-center text-sm text-accent underline">
        <Trans>Where this comes from</Trans>
      </summary>
      <FactSource facts={facts} />
    </details>
  );
