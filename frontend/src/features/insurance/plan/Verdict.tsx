import { factsOf } from '@hearthway/domain/content/facts-of.ts';
import type { Coverage, PlanAnswers } from '@hearthway/domain/insurance/coverage.ts';
import { STATES } from '@hearthway/domain/kernel/states.constants.ts';
import { Trans } from '@lingui/react/macro';
import { CircleHelp, Landmark, MapPin, ShieldOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { FactSource } from '../shared/FactSource.tsx';
import type { PlanTypeItem } from './usePlanFacts.ts';

const ICONS = {
  state: MapPin,
  federal: Landmark,
  neither: ShieldOff,
  'not-certain': CircleHelp,
} as const;

interface VerdictProps {
  readonly coverage: Coverage;
  readonly answers: PlanAnswers;
}

/** Deciding law, in a sentence. */
export const Verdict = ({ coverage: { verdict }, answers }: VerdictProps) => {
  const Icon = ICONS[verdict];
  return (
    <div className="flex items-start gap-4 rounded-soft bg-accent-wash p-4 text-lg print:border print:border-line">
      <Icon aria-hidden className="mt-0.5 size-7 shrink-0 text-accent" />
      <p className="min-w-0 font-semibold">
        <VerdictSentence verdict={verdict} answers={answers} />
      </p>
    </div>
  );
};

interface VerdictSentenceProps extends Pick<Coverage, 'verdict'> {
  readonly answers: PlanAnswers;
}

const VerdictSentence = ({ verdict, answers: { state, isStateSure } }: VerdictSentenceProps) => {
  switch (verdict) {
    case 'state': {
      const name = state === null ? '' : STATES[state];
      return isStateSure ? (
        <Trans>State law binds this plan: that of {name}.</Trans>
      ) : (
        <Trans>State law binds this plan: that of {name}, if the policy was issued there.</Trans>
      );
    }
    case 'federal':
      return (
        <Trans>Federal rules decide about this plan. A state’s autism law does not bind it.</Trans>
      );
    case 'neither':
      return (
        <Trans>
          Neither a state’s autism law nor the federal rules for health plans protect you here. Its
          own contract decides.
        </Trans>
      );
    case 'not-certain':
      return <Trans>It is not certain yet which law decides. Below is what we know.</Trans>;
  }
};

/** Maximum plan types described in full; with more, the family first has to find out its own. */
const MAX_IN_FULL = 4;

interface PlanTypesProps {
  readonly items: readonly PlanTypeItem[];
}

/** Plan types still possible. */
export const PlanTypes = ({ items }: PlanTypesProps) => (
  <ul className="grid gap-4">
    {items
      .toSorted((a, b) => a.data.order - b.data.order)
      .map((item) => (
        <li key={item.id} lang={item.language} className="grid gap-2">
          <PlanTypeCard
            item={item}
            isOneOfMany={items.length > 1}
            isBrief={items.length > MAX_IN_FULL}
          />
        </li>
      ))}
  </ul>
);

interface PlanTypeCardProps {
  readonly item: PlanTypeItem;
  readonly isOneOfMany: boolean;
  /** Shows only how to recognize it. */
  readonly isBrief: boolean;
}

const PlanTypeCard = ({ item, isOneOfMany, isBrief }: PlanTypeCardProps) => {
  const { words } = item;
  return (
    <article className="grid gap-3 rounded-soft border border-line bg-raised p-4">
      <div>
        <h4 className="text-lg font-semibold">{words.title}</h4>
        <p className="measure">{words.description}</p>
      </div>
      <dl className="grid gap-3 sm:grid-cols-2">
        {isOneOfMany && (
          <Entry isWide name={<Trans>How to find out</Trans>} words={words.howToFindOut} />
        )}
        {!isBrief && (
          <>
            <Entry name={<Trans>State autism law</Trans>} words={words.stateLaw} />
            <Entry name={<Trans>Federal parity law</Trans>} words={words.parity} />
            <Entry name={<Trans>Who oversees it</Trans>} words={words.regulator} />
            <Entry name={<Trans>Where you appeal</Trans>} words={words.appealTo} />
          </>
        )}
      </dl>
      <FactSource facts={factsOf(item, 'stateLawBinds')} />
    </article>
  );
};

interface EntryProps {
  readonly name: ReactNode;
  readonly words: string;
  readonly isWide?: boolean;
}

const Entry = ({ name, words, isWide = false }: EntryProps) => (
  <div className={isWide ? 'sm:col-span-2' : undefined}>
    <dt className="text-sm text-text-soft">{name}</dt>
    <dd>{words}</dd>
  </div>
);
