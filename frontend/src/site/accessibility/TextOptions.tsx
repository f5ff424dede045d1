import {
  FONT_FAMILIES,
  FONT_SIZE,
  type FontFamily,
} from '@hearthway/domain/journey/accessibility.constants.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { accessibility } from '../../accessibility/accessibility.ts';
import { useAccessibility } from '../../accessibility/useAccessibility.ts';
import { Select } from '../../components/Select.tsx';
import { Slider } from '../../components/Slider.tsx';
import { Section } from './Section.tsx';

/** The names are the specification's. */
const FONT_WORDS: Readonly<Record<FontFamily, MessageDescriptor>> = {
  default: msg`Default`,
  'dyslexia-friendly': msg`Easy Reading Font`,
  'sans-serif-simple': msg`Simple Font`,
};

export const TextOptions = () => {
  const { t } = useLingui();
  const { fontSize, fontFamily } = useAccessibility();
  return (
    <Section title={t`Text Options`}>
      <Slider
        label={t`Font size`}
        {...FONT_SIZE}
        value={fontSize}
        valueText={t`${fontSize} pixels`}
        onSlide={(size) => accessibility.change({ fontSize: size })}
      />
      <Select
        label={t`Font`}
        value={fontFamily}
        options={FONT_FAMILIES.map((value) => ({ value, name: t(FONT_WORDS[value]) }))}
        onChoose={(family) => accessibility.change({ fontFamily: family })}
      />
    </Section>
  );
};
