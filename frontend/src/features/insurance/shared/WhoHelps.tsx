import type { CitedFact } from '@hearthway/domain/content/content.contract.ts';
import { factsOf } from '@hearthway/domain/content/facts-of.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Globe, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { OutsideLink } from '../../../components/OutsideLink.tsx';
import { FactSource } from './FactSource.tsx';
import { NotFoundYet } from './NotFoundYet.tsx';
import { type Offices, officesFor } from './offices.ts';
import type { FederalItem, StateItem } from './state.queries.ts';

/** Federal external review, which decides if a state has none of its own. */
const FEDERAL_REVIEW = 'hhs-external-review';

/** US Department of Labor. */
const LABOR = 'ebsa';

interface WhoHelpsProps {
  /** Undefined without a state, or until loaded. */
  readonly state: StateItem | undefined;
  readonly federal: FederalItem | undefined;
  /** All by default. */
  readonly offices?: Offices;
  /** Heading level. */
  readonly level?: 3 | 4;
}

/** Offices to ask after a denial, each with its number and source. */
export const WhoHelps = ({
  state,
  federal,
  offices = officesFor([]),
  level = 3,
}: WhoHelpsProps) => (
  <ul className="grid grid-cols-1 gap-4">
    {state !== undefined && offices.state && (
      <>
        <Regulator state={state} level={level} />
        <ExternalReview state={state} federal={federal} level={level} />
      </>
    )}
    {federal?.data.helpers
      .filter(({ id }) => id !== FEDERAL_REVIEW && (id !== LABOR || offices.labor))
      .map((helper) => (
        <FederalHelper key={helper.id} federal={federal} id={helper.id} level={level} />
      ))}
  </ul>
);

type Level = Required<Pick<WhoHelpsProps, 'level'>>;

const Regulator = ({ state, level }: Level & { readonly state: StateItem }) => {
  const { name, phone, url } = state.data.regulator;
  return (
    <Helper
      name={<span lang="en">{name}</span>}
      level={level}
      phone={phone}
      url={url}
      facts={[...factsOf(state, 'regulator.name'), ...factsOf(state, 'regulator.phone')]}
    >
      <Trans>
        The insurance department of your state. Ask it about plans that an insurance company sells,
        and send it your complaint when one does not keep the law.
      </Trans>
      {state.words.helpNotes !== undefined && (
        <>
          {' '}
          <span lang={state.language}>{state.words.helpNotes}</span>
        </>
      )}
    </Helper>
  );
};

interface ReviewProps extends Level {
  readonly state: StateItem;
  readonly federal: FederalItem | undefined;
}

const ExternalReview = ({ state, federal, level }: ReviewProps) => {
  const { t } = useLingui();
  const review = state.data.externalReview;
  if (review?.who === 'federal_hhs' && federal !== undefined)
    return (
      <FederalHelper
        federal={federal}
        id={FEDERAL_REVIEW}
        level={level}
        phone={review.phone}
        facts={factsOf(state, 'externalReview.who')}
      />
    );
  const { name, phone } = state.data.regulator;
  return (
    <Helper
      name={t`External review`}
      level={level}
      phone={review === null ? null : (review.phone ?? phone)}
      url={null}
      facts={[...factsOf(state, 'externalReview.who'), ...factsOf(state, 'regulator.phone')]}
    >
      <Trans>After the last no of your plan, experts from outside can look at it again.</Trans>{' '}
      {review !== null && (
        <Trans>
          Your state runs this review itself. Ask the <span lang="en">{name}</span> how to begin.
        </Trans>
      )}
    </Helper>
  );
};

interface FederalHelperProps extends Level {
  readonly federal: FederalItem;
  readonly id: string;
  /** Additional to the national item. */
  readonly phone?: string | null;
  readonly facts?: readonly CitedFact[];
}

const FederalHelper = ({ federal, id, level, phone = null, facts = [] }: FederalHelperProps) => {
  const helper = federal.data.helpers.find((each) => each.id === id);
  const words = federal.words.wording[id];
  if (helper === undefined || words === undefined) return null;
  return (
    <Helper
      name={<span lang={federal.language}>{words.title}</span>}
      level={level}
      phone={phone ?? helper.phone}
      url={helper.url}
      facts={[...facts, ...factsOf(federal, `helpers.${id}.phone`)]}
    >
      <span lang={federal.language}>{words.text}</span>
    </Helper>
  );
};

interface HelperProps extends Level {
  readonly name: ReactNode;
  readonly phone: string | null;
  readonly url: string | null;
  readonly facts: readonly CitedFact[];
  readonly children: ReactNode;
}

const Helper = ({ name, level, phone, url, facts, children }: HelperProps) => {
  const Heading = `h${level}` as const;
  return (
    <li className="grid break-inside-avoid grid-cols-1 gap-2 rounded-soft border border-line bg-raised p-4 sm:p-5">
      <Heading className="text-lg">{name}</Heading>
      <p className="measure">{children}</p>
      {phone === null && url === null ? (
        <p>
          <NotFoundYet />
        </p>
      ) : (
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {phone !== null && (
            <li>
              <a
                href={`tel:${phone.replaceAll('-', '')}`}
                className="touch inline-flex items-center gap-2 text-lg font-semibold tabular-nums"
              >
                <Phone aria-hidden className="size-5 shrink-0" />
                {phone}
              </a>
            </li>
          )}
          {url !== null && (
            <li className="touch inline-flex items-center gap-2 wrap-anywhere">
              <Globe aria-hidden className="size-5 shrink-0 text-accent" />
              <OutsideLink href={url}>{new URL(url).hostname.replace(/^www\./, '')}</OutsideLink>
            </li>
          )}
        </ul>
      )}
      <FactSource facts={unique(facts)} />
    </li>
  );
};

const unique = (facts: readonly CitedFact[]): readonly CitedFact[] => [
  ...new Map(facts.map((fact) => [fact.id, fact])).values(),
];
