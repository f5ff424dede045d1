import { COLOR_MODES, type ColorMode } from '@hearthway/domain/journey/accessibility.constants.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { Button, buttonRow } from '../../../components/Button.tsx';
import { accessibility } from '../shared/accessibility/accessibility.ts';
import { useAccessibility, usePreviewedMode } from '../shared/accessibility/useAccessibility.ts';
import { ModeSwatch } from './ModeSwatch.tsx';
import { Section } from './Section.tsx';

export const DisplayOptions = () => {
  const { t } = useLingui();
  const { colorMode } = useAccessibility();
  const previewed = usePreviewedMode();
  const name = previewed && t(COLOR_MODE_WORDS[previewed].name);
  return (
    <Section title={t`Display Options`}>
      <ul className="grid gap-2">
        {COLOR_MODES.map((mode) => (
          <ColorModeOption
            key={mode}
            mode={mode}
            isUsed={mode === colorMode}
            isPreviewed={mode === previewed}
            onUse={() => accessibility.change({ colorMode: mode })}
            onPreview={() => accessibility.preview(mode)}
            onEndPreview={accessibility.endPreview}
          />
        ))}
      </ul>
      <p role="status" className="text-sm text-text-soft empty:hidden">
        {name && <Trans>This is a preview of {name}. It is not saved.</Trans>}
      </p>
    </Section>
  );
};

interface ColorModeOptionProps {
  readonly mode: ColorMode;
  readonly isUsed: boolean;
  readonly isPreviewed: boolean;
  readonly onUse: () => void;
  readonly onPreview: () => void;
  readonly onEndPreview: () => void;
}

const ColorModeOption = ({
  mode,
  isUsed,
  isPreviewed,
  onUse,
  onPreview,
  onEndPreview,
}: ColorModeOptionProps) => {
  const { t } = useLingui();
  const words = COLOR_MODE_WORDS[mode];
  const name = t(words.name);
  return (
    <li
      className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-soft border p-3 ${isUsed ? 'border-accent bg-accent-wash' : 'border-line'}`}
    >
      <ModeSwatch mode={mode} />
      <div className="min-w-0 grow basis-40">
        <p className="flex items-center gap-1.5 font-semibold">
          {name}
          {isUsed && <Check aria-hidden className="size-5 shrink-0 text-accent" />}
        </p>
        <p className="text-sm">{t(words.description)}</p>
      </div>
      <div className={buttonRow}>
        {/* One button for both states, so that it keeps the focus. */}
        <Button
          look="quiet"
          aria-label={isPreviewed ? t`End Preview` : t`Preview ${name}`}
          onClick={isPreviewed ? onEndPreview : onPreview}
        >
          {isPreviewed ? <Trans>End Preview</Trans> : <Trans>Preview</Trans>}
        </Button>
        <Button look="secondary" aria-label={t`Use ${name}`} aria-pressed={isUsed} onClick={onUse}>
          <Trans>Use</Trans>
        </Button>
      </div>
    </li>
  );
};

interface ColorModeWords {
  readonly name: MessageDescriptor;
  readonly description: MessageDescriptor;
}

/** Names: docs/product-rules.md#accessibility-settings. */
const COLOR_MODE_WORDS: Readonly<Record<ColorMode, ColorModeWords>> = {
  default: { name: msg`Default`, description: msg`Ink on warm paper.` },
  'high-contrast': {
    name: msg`High Contrast`,
    description: msg`Black on white, with clear lines.`,
  },
  'dark-high-contrast': {
    name: msg`Dark Mode`,
    description: msg`Light text on a dark page. Easier on the eyes at night.`,
  },
  'autism-friendly': { name: msg`Calm Colors`, description: msg`Fewer, quieter colors.` },
  'dyslexia-friendly': {
    name: msg`Easy Reading`,
    description: msg`A warm background, with more space between letters and lines.`,
  },
};
