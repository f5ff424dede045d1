import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '../../components/Checkbox.tsx';
import { NEWS_KEY, SEARCH_KEY, useShortcutSwitch } from './useShortcuts.ts';

interface ShortcutSwitchProps {
  /** The keys of the page; those of the timeline by default. */
  readonly description?: string;
}

export const ShortcutSwitch = ({ description }: ShortcutSwitchProps) => {
  const { t } = useLingui();
  const { isOn, turn } = useShortcutSwitch();
  return (
    <Checkbox
      label={t`Keyboard shortcuts`}
      description={
        description ??
        t`${SEARCH_KEY} goes to the search field, ${NEWS_KEY} shows new entries. Both are off while you type.`
      }
      isOn={isOn}
      onSwitch={turn}
    />
  );
};
