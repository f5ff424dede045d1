import { useLingui } from '@lingui/react/macro';
import { FlagOption } from './FlagOption.tsx';
import { Section } from './Section.tsx';

export const NavigationOptions = () => {
  const { t } = useLingui();
  return (
    <Section title={t`Navigation Options`}>
      <FlagOption
        flag="focusIndicators"
        label={t`Large focus indicators`}
        description={t`A thick frame shows where the keyboard is.`}
      />
      <FlagOption
        flag="screenReaderOptimized"
        label={t`Screen reader optimized`}
        description={t`The way past the menu is always in sight, and links are clearly underlined.`}
      />
      <FlagOption
        flag="colorBlindFriendly"
        label={t`Enhanced colors`}
        description={t`Good news, warnings and problems differ for people who don’t tell red from green.`}
      />
    </Section>
  );
};
