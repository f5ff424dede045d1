import { useLingui } from '@lingui/react/macro';
import type { PasswordStrength } from './password-strength.ts';
import { strengthWords } from './strength-words.ts';

const looks = {
  weak: { filled: 1, bar: 'bg-danger' },
  fair: { filled: 2, bar: 'bg-caution' },
  strong: { filled: 3, bar: 'bg-positive' },
} as const;

/** There from the start, so that what comes into it is announced. */
export const StrengthHint = ({ strength }: { readonly strength: PasswordStrength | undefined }) => {
  const { i18n } = useLingui();
  return (
    <div role="status" className="grid gap-1 text-sm">
      {strength && (
        <>
          <div aria-hidden className="flex gap-1">
            {[1, 2, 3].map((part) => (
              <span
                key={part}
                className={`h-1.5 grow rounded-soft ${part <= looks[strength.level].filled ? looks[strength.level].bar : 'bg-line'}`}
              />
            ))}
          </div>
          <p>{strengthWords(i18n, strength)}</p>
        </>
      )}
    </div>
  );
};
