import { Trans, useLingui } from '@lingui/react/macro';
import { Map as MapIcon, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/Button.tsx';
import { useReportPrompt } from '../../journey/shared/useReportPrompt.ts';
import { Dismissible } from '../../subscription/shared/Dismissible.tsx';

interface LockedToolsProps {
  /** Prompt that offers Plus. */
  readonly prompt?: ReactNode;
}

/** Disabled previews of the Plus tools. See docs/product-rules.md#what-a-search-shows. */
export const LockedTools = ({ prompt = <Prompt /> }: LockedToolsProps) => {
  const { t } = useLingui();
  return (
    <section
      aria-label={t`Filters and map`}
      className="grid gap-3 rounded-soft border border-line bg-raised p-4"
    >
      <ul className="flex flex-wrap gap-x-4 gap-y-3">
        <li className="flex flex-wrap items-center gap-2">
          <Button look="secondary" disabled>
            <SlidersHorizontal aria-hidden className="size-4" />
            <Trans>Filters</Trans>
          </Button>
          <PlusBadge />
        </li>
        <li className="flex flex-wrap items-center gap-2">
          <Button look="secondary" disabled>
            <MapIcon aria-hidden className="size-4" />
            <Trans>Map</Trans>
          </Button>
          <PlusBadge />
        </li>
      </ul>
      {prompt}
    </section>
  );
};

const Prompt = () => (
  <p className="text-sm">
    <Trans>
      With Plus you can narrow results down by age, language, or Medicaid, and see them on a map.{' '}
      <Link to="/subscribe">See what Plus adds</Link>
    </Trans>
  </p>
);

interface FamilysLockedToolsProps {
  readonly userId: string;
  /** Whether this is the page's upgrade prompt. */
  readonly isPrompt: boolean;
}

/** Locked tools of the free plan; reports to the account that they were shown. */
export const FamilysLockedTools = ({ userId, isPrompt }: FamilysLockedToolsProps) => {
  useReportPrompt(userId, 'filters');
  useReportPrompt(userId, 'map');
  return (
    <LockedTools
      prompt={
        isPrompt && (
          <Dismissible userId={userId} where="filters">
            {(hide) => (
              <div className="flex items-start gap-2">
                <div className="grow">
                  <Prompt />
                </div>
                {hide}
              </div>
            )}
          </Dismissible>
        )
      }
    />
  );
};

const PlusBadge = () => (
  <span className="rounded-soft bg-caution-wash px-2 py-0.5 text-sm font-semibold text-caution">
    <Trans comment="The name of a plan, on a badge">Plus</Trans>
  </span>
);
