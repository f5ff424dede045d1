import { guideFileName, guideFilePath } from '@hearthway/domain/content/guide.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import type { MouseEvent } from 'react';
import { buttonClass } from '../../../components/Button.tsx';
import type { GuideFile } from './files-of.ts';
import { languageName } from './language-name.ts';
import { useDownload } from './useDownload.ts';

interface DownloadGuideProps {
  readonly file: GuideFile;
  /** `quiet` for the other language. */
  readonly look: 'primary' | 'quiet';
}

/** A link to a guide as a file: the browser follows it by itself where scripts do not run. */
export const DownloadGuide = ({ file, look }: DownloadGuideProps) => {
  const { mutate, isPending } = useDownload(file);
  const { i18n } = useLingui();
  const language = languageName(i18n.locale, file.language);
  const press = (event: MouseEvent): void => {
    // To a new tab, or to be saved by the browser.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <a
      href={guideFilePath(file.id, file.language)}
      download={guideFileName(file.title)}
      hrefLang={file.language}
      onClick={press}
      aria-busy={isPending || undefined}
      className={buttonClass(look)}
    >
      <Download aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0">
        {look === 'primary' ? <Trans>Download</Trans> : <Trans>Download in {language}</Trans>}
        <span className="sr-only" lang={file.language}>
          {' '}
          {file.title}
        </span>
      </span>
    </a>
  );
};
