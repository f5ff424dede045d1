import { WAY_ON_WORDS, type WayOn } from '@hearthway/domain/insurance/appeal-steps.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { saidWords } from './said-words.ts';

/** Further options without a deadline. */
export const WaysOn = ({ ways }: { readonly ways: readonly WayOn[] }) => {
  const { i18n } = useLingui();
  const id = useId();
  if (ways.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="text-xl">
        <Trans>What you can do besides</Trans>
      </h3>
      <ul className="measure grid list-disc gap-2 ps-6">
        {ways.map((way) => (
          <li key={way}>{saidWords(i18n, WAY_ON_WORDS[way])}</li>
        ))}
      </ul>
    </section>
  );
};
