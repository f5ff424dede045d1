import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Summary } from '../../../../components/Summary.tsx';
import { SAMPLE_STORIES } from './sample-stories.ts';

/** Stories that are made up, and say so. */
export const SampleStories = () => {
  const { i18n, t } = useLingui();
  return (
    <details className="group">
      <Summary>
        <Trans>Two stories that are made up, to show how families use Hearthway</Trans>
      </Summary>
      <p className="measure py-2">
        <Trans>Tell us yours below: with your consent, it appears here.</Trans>
      </p>
      <ul className="grid grid-cols-1 gap-5 md:grid-cols-2">
        {SAMPLE_STORIES.map((sample) => (
          <li
            key={sample.id}
            className="grid grid-cols-1 content-start gap-4 rounded-soft border border-line bg-raised p-5 shadow-soft"
          >
            <p className="flex flex-wrap gap-2 text-sm">
              <Chip>
                <Trans>Illustrative story</Trans>
              </Chip>
              <Chip>{i18n._(sample.category)}</Chip>
            </p>
            <div>
              <h3 className="text-lg">{i18n._(sample.familyName)}</h3>
              <p className="text-sm text-text-soft">{i18n._(sample.location)}</p>
            </div>
            <p className="measure">{i18n._(sample.story)}</p>
            <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-3 border-t border-line pt-4">
              <Fact name={t`What changed`} isLong>
                {i18n._(sample.outcome)}
              </Fact>
              <Fact name={t`What helped`} isLong>
                {i18n._(sample.resourcesUsed)}
              </Fact>
              <Fact name={t`Child’s age`}>
                <Plural value={sample.childAge} one="# year" other="# years" />
              </Fact>
              <Fact name={t`Time`}>{i18n._(sample.timeframe)}</Fact>
              <Fact name={t`Impact`}>{i18n._(sample.impact)}</Fact>
            </dl>
          </li>
        ))}
      </ul>
    </details>
  );
};

const Chip = ({ children }: { readonly children: ReactNode }) => (
  <span className="rounded-soft bg-sunken px-2.5 py-0.5 font-semibold text-text-soft">
    {children}
  </span>
);

interface FactProps {
  readonly name: string;
  readonly isLong?: boolean;
  readonly children: ReactNode;
}

const Fact = ({ name, isLong = false, children }: FactProps) => (
  <div className={isLong ? 'col-span-full' : undefined}>
    <dt className="text-sm text-text-soft">{name}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
);
