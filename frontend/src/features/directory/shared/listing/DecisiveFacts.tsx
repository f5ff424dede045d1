import { useLingui } from '@lingui/react/macro';
import { Check, CircleAlert, Clock, CreditCard } from 'lucide-react';
import { type DecisiveFact, decisiveFacts } from './decisive-facts.ts';

const TONES: Readonly<Record<DecisiveFact['tone'], string>> = {
  good: 'bg-positive-wash text-positive',
  caution: 'bg-caution-wash text-caution',
  plain: 'bg-accent-wash text-text',
};

const ICON_COLORS: Readonly<Record<DecisiveFact['tone'], string>> = {
  good: 'text-positive',
  caution: 'text-caution',
  plain: 'text-text-soft',
};

export const FactIcon = ({ fact }: { readonly fact: DecisiveFact }) => {
  const Icon = iconOf(fact);
  return <Icon aria-hidden className={`mt-1 size-4 shrink-0 ${ICON_COLORS[fact.tone]}`} />;
};

const iconOf = ({ field, tone }: DecisiveFact) => {
  if (tone === 'good') return Check;
  if (tone === 'caution') return CircleAlert;
  return field === 'waitlist' || field === 'wait' ? Clock : CreditCard;
};

/**
 * Chips with the facts that decide whether to call. Each has an icon and words, so that meaning never depends
 * on color alone.
 */
export const DecisiveFacts = ({
  listing,
}: {
  readonly listing: Parameters<typeof decisiveFacts>[1];
}) => {
  const { i18n, t } = useLingui();
  const facts = decisiveFacts(i18n, listing);
  if (facts.length === 0) return null;
  return (
    <ul aria-label={t`Before you call`} className="flex flex-wrap gap-2">
      {facts.map((fact) => (
        <li
          key={fact.field}
          className={`inline-flex min-w-0 items-start gap-1.5 rounded-soft px-2.5 py-1 font-semibold ${TONES[fact.tone]}`}
        >
          <FactIcon fact={fact} />
          <span className="min-w-0">{fact.text}</span>
        </li>
      ))}
    </ul>
  );
};
