import { useLingui } from '@lingui/react/macro';
import { FlagOption } from './FlagOption.tsx';
import { Section } from './Section.tsx';

export const AnimationSettings = () => {
  const { t } = useLingui();
  return (
    <Section title={t`Animation Settings`}>
      <FlagOption
        flag="reducedMotion"
        label={t`Reduce motion`}
        description={t`Things change at once, without moving.`}
      />
      <FlagOption
        flag="autoplay"
        label={t`Auto-play animations`}
        description={t`Stories move on by themselves.`}
      />
      <FlagOption
        flag="sensoryReduction"
        label={t`Simplified view`}
        description={t`No drawings and no shadows.`}
      />
    </Section>
  );
};
