import { useLingui } from '@lingui/react/macro';
import { Select } from '../../components/Select.tsx';

/** How far a change of a series reaches. */
export type Reach = 'one' | 'following' | 'all';

interface ReachFieldProps {
  /** The first of its series, which all the others follow. */
  readonly isFirst: boolean;
  readonly reach: Reach;
  readonly onChoose: (reach: Reach) => void;
}

export const ReachField = ({ isFirst, reach, onChoose }: ReachFieldProps) => {
  const { t } = useLingui();
  return (
    <Select
      label={t`Which ones`}
      options={[
        { value: 'one', name: t`Only this one` },
        ...(isFirst ? [] : [{ value: 'following' as const, name: t`This and all that follow` }]),
        { value: 'all', name: t`All of them` },
      ]}
      value={reach}
      onChoose={onChoose}
    />
  );
};
