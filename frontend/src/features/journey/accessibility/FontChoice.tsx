import {
  FONT_FAMILIES,
  type FontFamily,
} from '@hearthway/domain/journey/accessibility.constants.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { accessibility } from '../shared/accessibility/accessibility.ts';
import { useAccessibility } from '../shared/accessibility/useAccessibility.ts';

/** The fonts with a sample of each. */
export const FontChoice = () => {
  const { t } = useLingui();
  const id = useId();
  const { fontFamily } = useAccessibility();
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">
        <Trans>Font</Trans>
      </legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-2">
        {FONT_FAMILIES.map((family) => (
          <label
            key={family}
            htmlFor={`${id}-${family}`}
            className="flex min-h-[44px] cursor-pointer items-center gap-2 rounded-soft border border-line-strong px-3 py-2 transition-colors has-checked:border-accent has-checked:bg-accent-wash"
          >
            <input
              id={`${id}-${family}`}
              type="radio"
              name={id}
              checked={family === fontFamily}
              onChange={() => accessibility.change({ fontFamily: family })}
              className="size-[20px] shrink-0 cursor-pointer accent-accent"
            />
            <span className="min-w-0">
              <FontSample family={family} />
              {t(FONT_WORDS[family])}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/** "Aa" as a drawing, since a font is fetched only when it is chosen. */
const FontSample = ({ family }: { readonly family: FontFamily }) => (
  <svg viewBox="0 2 40 20" aria-hidden="true" className="h-[1.75rem] fill-current">
    <path d={OUTLINES[family]} fillRule="evenodd" />
  </svg>
);

/** The letters A and a of each font, 20 units high. All three are under the SIL Open Font License. */
const OUTLINES: Readonly<Record<FontFamily, string>> = {
  default:
    'M0.2 20L5.2 6.6L7.3 6.6L12.3 20L10.3 20L9.3 17.1L3.2 17.1L2.2 20ZM3.8 15.5L8.7 15.5L6.3 8.5ZM16.6 20.2Q15.7 20.2 14.9 19.9Q14.1 19.6 13.6 19Q13.1 18.3 13.1 17.4Q13.1 16.2 14 15.5Q14.8 14.8 16.3 14.4Q17.8 14 20 13.8L20 13.6Q20 12.6 19.4 11.9Q18.9 11.3 17.7 11.3Q16.8 11.3 16.2 11.7Q15.6 12.1 15.4 12.8L13.8 12.3Q14.2 11.2 15.3 10.5Q16.3 9.9 17.6 9.9Q19.7 9.9 20.6 10.9Q21.6 11.9 21.6 13.9L21.6 16.3Q21.6 17.1 21.6 17.8Q21.7 18.4 21.8 19Q21.8 19.5 21.9 20L20.4 20L20 18.6Q19.6 19.4 18.7 19.8Q17.9 20.2 16.6 20.2ZM17 18.9Q17.8 18.9 18.5 18.6Q19.1 18.3 19.6 17.7Q20 17 20 15.9L20 15.1Q17.6 15.3 16.3 15.8Q15 16.3 15 17.4Q15 18.1 15.5 18.5Q16.1 18.9 17 18.9Z',
  'dyslexia-friendly':
    'M3.8 20L6.8 20L7.7 17.3L15.1 17.3L15.7 20L18.9 20L12.4 3L10.3 3M8.3 14.7L11.3 5.8L14.4 14.7M27.1 20.3C28.7 20.3 30.1 19.7 30.9 18.4L30.9 20L32.9 20L31.7 9.1L30.3 9.1L30.3 10.2C29.6 9.1 28.5 8.6 26.9 8.8C25.8 9 23.5 9.6 22.7 13.8C22 18 23.9 20.3 27.1 20.3M26.8 17.2C24.5 17.2 24 16.1 24.2 14.3C24.6 11.5 26.2 10.5 27.4 10.5C28.7 10.5 30.2 11 30.2 14C30.2 15 30 17.2 26.8 17.2',
  'sans-serif-simple':
    'M0.5 20L5.9 6L8.1 6L13.5 20L11.2 20L8 11.6Q7.9 11.4 7.8 10.9Q7.6 10.3 7.4 9.7Q7.2 9 7 8.5Q6.8 7.9 6.7 7.8L7.2 7.7Q7.1 8.1 6.9 8.6Q6.7 9.1 6.6 9.7Q6.4 10.3 6.2 10.8Q6 11.3 5.9 11.6L2.7 20ZM2.9 16.5L3.7 14.4L10.1 14.4L11 16.5ZM19.5 20.2Q18.2 20.2 17.1 19.5Q16 18.8 15.4 17.5Q14.8 16.3 14.8 14.7Q14.8 13.1 15.4 11.9Q16.1 10.7 17.2 10Q18.3 9.3 19.7 9.3Q20.5 9.3 21.2 9.5Q21.8 9.8 22.4 10.2Q22.9 10.6 23.2 11.2Q23.5 11.7 23.6 12.4L23.1 12.2L23.1 9.5L25.2 9.5L25.2 20L23.1 20L23.1 17.5L23.6 17.4Q23.5 17.9 23.1 18.4Q22.8 18.9 22.2 19.3Q21.6 19.7 20.9 20Q20.2 20.2 19.5 20.2ZM20 18.3Q21 18.3 21.7 17.8Q22.4 17.4 22.8 16.6Q23.2 15.8 23.2 14.7Q23.2 13.7 22.8 12.9Q22.4 12.1 21.7 11.6Q21 11.2 20 11.2Q19.1 11.2 18.4 11.6Q17.7 12.1 17.3 12.9Q16.9 13.7 16.9 14.7Q16.9 15.8 17.3 16.6Q17.7 17.4 18.4 17.8Q19.1 18.3 20 18.3Z',
};

/** Names: docs/product-rules.md#accessibility-settings. */
const FONT_WORDS: Readonly<Record<FontFamily, MessageDescriptor>> = {
  default: msg`Default`,
  'dyslexia-friendly': msg`Easy Reading Font`,
  'sans-serif-simple': msg`Simple Font`,
};
