import { COLOR_MODES } from '@hearthway/domain/journey/accessibility.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { accessibility } from '../../accessibility/accessibility.ts';
import { useAccessibility, usePreviewedMode } from '../../accessibility/useAccessibility.ts';
import { ColorModeOption } from './ColorModeOption.tsx';
import { COLOR_MODE_WORDS } from './color-mode-words.ts';
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
