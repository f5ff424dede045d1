import type { ColorMode } from '@hearthway/domain/journey/accessibility.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { Button, buttonRow } from '../../components/Button.tsx';
import { COLOR_MODE_WORDS } from './color-mode-words.ts';

interface ColorModeOptionProps {
  readonly mode: ColorMode;
  readonly isUsed: boolean;
  readonly isPreviewed: boolean;
  readonly onUse: () => void;
  readonly onPreview: () => void;
  readonly onEndPreview: () => void;
}

export const ColorModeOption = ({
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
      <div className="min-w-0 grow basis-40">
        <p className="flex items-center gap-1.5 font-semibold">
          {name}
          {isUsed && <Check aria-hidden className="size-5 shrink-0 text-accent" />}
        </p>
        <p className="text-sm">{t(words.description)}</p>
      </div>
      <div className={buttonRow}>
        {/* One button for both, so that whoever has pressed it stays where they are. */}
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
