import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { BookOpenCheck } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass, buttonRow } from '../../../components/Button.tsx';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { DownloadGuide } from './DownloadGuide.tsx';
import { FileFacts } from './FileFacts.tsx';
import { filesOf } from './files-of.ts';
import { guidePath } from './guide-path.ts';
import { type Guide, guidesQuery } from './guides.queries.ts';

/** The guides, each with its page and its files. */
export const ResourcesTab = () => {
  const { t } = useLingui();
  const query = useQuery(guidesQuery);
  const guides = query.data?.toSorted((one, other) => one.data.order - other.data.order);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid gap-2">
        <h2 className="text-xl">
          <Trans>Guides to print and take with you</Trans>
        </h2>
        <p className="measure">
          <Trans>
            Each guide is a page to read and a file to keep, in English and in Spanish. Every
            statement names its source.
          </Trans>
        </p>
      </div>
      {guides === undefined && query.error === null && <Loading isPart />}
      <FailedQuery query={query} title={t`We couldn’t load the guides`} />
      {guides !== undefined && (
        <ul className="grid grid-cols-1 gap-4 lg:grid-cols-3">
          {guides.map((guide) => (
            <Card key={guide.id} guide={guide} />
          ))}
        </ul>
      )}
    </div>
  );
};

const Card = ({ guide: { id, language, words, sections } }: { readonly guide: Guide }) => {
  const heading = useId();
  const [file, ...others] = filesOf(id, language);
  return (
    <li className="min-w-0">
      <article
        aria-labelledby={heading}
        className="grid h-full min-w-0 grid-cols-1 grid-rows-[auto_auto_1fr_auto] gap-3 rounded-soft border border-line bg-raised p-4 sm:p-5"
      >
        <h3 id={heading} lang={language} className="flex items-center gap-2 text-lg">
          <BookOpenCheck aria-hidden className="size-5 shrink-0 text-accent" />
          <span className="min-w-0">{words.title}</span>
        </h3>
        <p lang={language}>{words.description}</p>
        <div className="grid content-start gap-1">
          <p className="font-semibold">
            <Trans>In this guide</Trans>
          </p>
          <ul lang={language} className="list-disc ps-5 text-text-soft marker:text-accent">
            {sections.map((section) => (
              <li key={section.id}>{section.title}</li>
            ))}
          </ul>
        </div>
        <div className="grid gap-2 border-t border-line pt-3">
          {file !== undefined && <FileFacts file={file} />}
          <div className={buttonRow}>
            {file !== undefined && <DownloadGuide file={file} look="primary" />}
            <Link className={buttonClass('secondary')} to={guidePath(id)}>
              <Trans>Read online</Trans>
              <span className="sr-only"> {words.title}</span>
            </Link>
          </div>
          {others.map((other) => (
            <div key={other.language} className="-ms-2 sm:-ms-3">
              <DownloadGuide file={other} look="quiet" />
            </div>
          ))}
        </div>
      </article>
    </li>
  );
};
