import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { TickBox } from '../../../components/TickBox.tsx';

interface CheckListProps {
  /** Language of the items. */
  readonly language: string;
  readonly items: readonly string[];
  /** Indexes of ticked items. */
  readonly gathered: readonly number[];
  readonly onGather: (place: number, isGathered: boolean) => void;
}

export const CheckList = ({ language, items, gathered, onGather }: CheckListProps) => {
  const id = useId();
  const done = items.filter((_, place) => gathered.includes(place)).length;
  const total = items.length;
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={id} className="text-lg">
          <Trans>What to gather</Trans>
        </h3>
        <p className="text-sm text-text-soft tabular-nums" aria-live="polite">
          <Trans comment="Papers on a checklist">
            {done} of {total} gathered
          </Trans>
        </p>
      </div>
      <ul lang={language} className="grid gap-1">
        {items.map((item, place) => (
          <li key={item}>
            <TickBox
              label={item}
              checked={gathered.includes(place)}
              onChange={({ target }) => onGather(place, target.checked)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
