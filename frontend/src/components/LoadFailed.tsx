import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { checkConnection, errorWords } from '../api/error-words.ts';
import { Button } from './Button.tsx';

interface LoadFailedProps {
  /** Failure title that names the missing data. */
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
  /** True if the page has no other content, so that the title is its heading. */
  readonly isWholePage?: boolean;
}

/** Explains what happened and what to do, in that order. */
export const LoadFailed = ({
  title,
  error,
  onRetry,
  isRetrying,
  isWholePage = false,
}: LoadFailedProps) => {
  const Title = isWholePage ? 'h1' : 'p';
  const { i18n } = useLingui();
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-soft bg-danger-wash p-4">
      <Title className="font-semibold text-danger">{title}</Title>
      <p>{errorWords(i18n, error, checkConnection)}</p>
      <Button look="secondary" onClick={onRetry} isBusy={isRetrying}>
        <RotateCw aria-hidden className="size-4" />
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
};
