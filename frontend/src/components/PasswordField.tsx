import { useLingui } from '@lingui/react/macro';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { TextField, type TextFieldProps } from './TextField.tsx';

export const PasswordField = ({ label, ...props }: Omit<TextFieldProps, 'type' | 'end'>) => {
  const { t } = useLingui();
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      label={label}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <button
          type="button"
          // Named by its field, since a page may have two.
          aria-label={isShown ? t`Hide ${label}` : t`Show ${label}`}
          onClick={() => setIsShown(!isShown)}
          className="touch absolute inset-y-0 end-0 flex cursor-pointer items-center gap-2 px-3 text-accent"
        >
          <Icon aria-hidden className="size-4" />
          {isShown ? t`Hide` : t`Show`}
        </button>
      }
    />
  );
};
