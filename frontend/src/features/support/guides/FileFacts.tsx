import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { GuideFile } from './files-of.ts';
import { languageName } from './language-name.ts';

/** Kind, length, size and language of a file. */
export const FileFacts = ({ file: { pages, bytes, language } }: { readonly file: GuideFile }) => {
  const { i18n } = useLingui();
  const size = new Intl.NumberFormat(i18n.locale, { style: 'unit', unit: 'kilobyte' }).format(
    Math.ceil(bytes / 1000),
  );
  const name = languageName(i18n.locale, language);
  return (
    <p className="text-sm text-text-soft">
      <Trans comment="About a file: 6 pages, 110 kB, English">
        PDF, <Plural value={pages} one="# page" other="# pages" />, {size}, {name}
      </Trans>
    </p>
  );
};
