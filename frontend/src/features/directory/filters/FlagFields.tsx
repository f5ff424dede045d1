import type { FilterChoices } from '@hearthway/domain/directory/directory-filters.contract.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '../../../components/Checkbox.tsx';
import { type DirectorySearch, FLAGS, type Flag } from '../directory-search.ts';

const WORDS: Readonly<Record<Flag, { label: MessageDescriptor; description: MessageDescriptor }>> =
  {
    telehealth: { label: msg`Telehealth`, description: msg`Visits by video or phone` },
    inHome: { label: msg`In-home`, description: msg`They come to your home` },
    medicaid: {
      label: msg`Accepts Medicaid`,
      description: msg`Ask about your own plan when you call`,
    },
    accepting: {
      label: msg`Accepting new families`,
      description: msg`As of the day the listing was last verified`,
    },
  };

interface FlagFieldsProps {
  readonly search: DirectorySearch;
  readonly choices: FilterChoices['choices'];
  readonly onChoose: (change: Partial<DirectorySearch>) => void;
}

export const FlagFields = ({ search, choices, onChoose }: FlagFieldsProps) => {
  const { i18n } = useLingui();
  return FLAGS.map((flag) => {
    const count = choices[flag][0]?.count ?? 0;
    if (count === 0 && !search[flag]) return null;
    const { label, description } = WORDS[flag];
    return (
      <Checkbox
        key={flag}
        label={`${i18n._(label)} (${i18n.number(count)})`}
        description={i18n._(description)}
        isOn={search[flag]}
        onSwitch={(isOn) => onChoose({ [flag]: isOn })}
      />
    );
  });
};
