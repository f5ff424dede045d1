import { Trans, useLingui } from '@lingui/react/macro';
import { TickList } from '../../components/TickList.tsx';

interface PlanCardProps {
  readonly name: string;
  readonly monthlyCents: number;
  /** Since or from when it can be had. */
  readonly when: string;
  readonly contents: readonly string[];
}

export const PlanCard = ({ name, monthlyCents, when, contents }: PlanCardProps) => {
  const { i18n } = useLingui();
  const price = i18n.number(monthlyCents / 100, {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  });
  return (
    <section className="grid content-start gap-3 rounded-soft border border-line bg-raised p-5 shadow-soft">
      <h2 className="text-xl">{name}</h2>
      <p className="text-lg font-semibold">
        <Trans>{price} a month</Trans>
      </p>
      <p className="text-sm text-text-soft">{when}</p>
      <TickList items={contents} />
    </section>
  );
};
