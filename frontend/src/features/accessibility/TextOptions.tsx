import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { accessibility } from '../../accessibility/accessibility.ts';
import { FONT_FAMILIES, FONT_SIZE, type FontFamily } from '../../accessibility/settings.ts';
import { useAccessibility } from '../../accessibility/useAccessibility.ts';
import { fieldClass } from '../../components/field-class.ts';
import { Section } from './Section.tsx';

/** The names are the specification's. */
const FONT_WORDS: Readonly<Record<FontFamily, MessageDescriptor>> = {
  default: msg`Default`,
  'dyslexia-friendly': msg`Easy Reading Font`,
  'sans-serif-simple': msg`Simple Font`,
};

export const TextOptions = () => {
  const { t } = useLingui();
  const id = useId();
  const { fontSize, fontFamily } = useAccessibility();
  return (
    <Section title={t`Text Options`}>
      <div>
        <div className="flex flex-wrap justify-between gap-x-4">
          <label htmlFor={`${id}-size`} className="font-semibold">
            <Trans>Font size</Trans>
          </label>
          <span aria-hidden className="tabular-nums">
            <Trans>{fontSize} pixels</Trans>
          </span>
        </div>
        <input
          id={`${id}-size`}
          type="range"
          {...FONT_SIZE}
          value={fontSize}
          aria-valuetext={t`${fontSize} pixels`}
          onChange={({ target }) => accessibility.change({ fontSize: target.valueAsNumber })}
          className="touch w-full cursor-pointer accent-accent"
        />
      </div>
      <div>
        <label htmlFor={`${id}-family`} className="font-semibold">
          <Trans>Font</Trans>
        </label>
        <select
          id={`${id}-family`}
          value={fontFamily}
          onChange={({ target }) => {
            const chosen = FONT_FAMILIES.find((each) => each === target.value);
            if (chosen !== undefined) accessibility.change({ fontFamily: chosen });
          }}
          className={fieldClass}
        >
          {FONT_FAMILIES.map((each) => (
            <option key={each} value={each}>
              {t(FONT_WORDS[each])}
            </option>
          ))}
        </select>
      </div>
    </Section>
  );
};
