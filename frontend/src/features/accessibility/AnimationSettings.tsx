import { useLingui } from '@lingui/react/macro';
import { Checkbox } from './Checkbox.tsx';
import { Section } from './Section.tsx';

export const AnimationSettings = () => {
  const { t } = useLingui();
  return (
    <Section title={t`Animation Settings`}>
      <Checkbox
        flag="reducedMotion"
        label={t`Reduce motion`}
        description={t`Things change at once, without moving.`}
      />
      <Checkbox
        flag="autoplay"
        label={t`Auto-play animations`}
        description={t`Stories move on by themselves.`}
      />
      <Checkbox
        flag="sensoryReduction"
        label={t`Simplified view`}
        description={t`No drawings and no shadows.`}
      />
    </Section>
  );
};
