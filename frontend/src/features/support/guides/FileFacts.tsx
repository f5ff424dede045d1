import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { GuideFile } from './files-of.ts';

/** Languages by their own names, of `vite.config.ts`. */
declare const LANGUAGE_NAMES: Readonly<Record<string, string>>;

/** Kind, length, size and language of a file. */
export const FileFacts = ({ file: { pages, bytes, language } }: { readonly file: GuideFile }) => {
  const { i18n } = useLingui();
  const size = new Intl.NumberFormat(i18n.locale, { style: 'unit', unit: 'kilobyte' }).format(
    Math.ceil(bytes / 1000),
  );
  return (
    <p className="text-sm text-text-soft">
      <Trans comment="About a file: 6 pages, 110 kB, English">
        PDF, <Plural value={pages} one="# page" other="# pages" />, {size},{' '}
        <span lang={language}>{LANGUAGE_NAMES[language] ?? language}</span>
      </Trans>
    </p>
  );
};
