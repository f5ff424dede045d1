import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { buttonRow } from '../../../components/Button.tsx';
import { CrisisLine } from '../../../components/CrisisLine.tsx';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { PrintButton } from '../../../components/PrintAndDownload.tsx';
import { ReadingPage } from '../../../components/ReadingPage.tsx';
import { Blocks } from '../../../components/text/Blocks.tsx';
import { Source } from '../../../components/text/Sources.tsx';
import { DownloadGuide } from './DownloadGuide.tsx';
import { FileFacts } from './FileFacts.tsx';
import { filesOf } from './files-of.ts';
import { type Guide, guideQuery } from './guides.queries.ts';
import { UnknownGuide } from './UnknownGuide.tsx';

/** A guide, to read, print or download. */
export const GuidePage = ({ id }: { readonly id: string }) => {
  const { t } = useLingui();
  const query = useQuery(guideQuery(id));
  if (query.error instanceof ApiError && query.error.status === 404) return <UnknownGuide />;
  if (query.data === undefined)
    return (
      <ReadingPage>
        {query.error === null ? (
          <Loading />
        ) : (
          <FailedQuery query={query} title={t`We couldn’t load this guide`} isWholePage />
        )}
      </ReadingPage>
    );
  const guide = query.data;
  return (
    <ReadingPage picture={<Contents guide={guide} />}>
      <PageHeading title={guide.words.title} titleLanguage={guide.language}>
        <span lang={guide.language}>{guide.words.description}</span>
      </PageHeading>
      <div className="grid grid-cols-1 gap-10">
        <TakeAlong guide={guide} />
        <GuideText guide={guide} />
        <CrisisLine />
      </div>
    </ReadingPage>
  );
};

/** Ways to have the guide on paper, or on a phone without a network. */
const TakeAlong = ({ guide: { id, language } }: { readonly guide: Guide }) => {
  const [file, ...others] = filesOf(id, language);
  return (
    <div className="grid gap-2 print:hidden">
      <div className={buttonRow}>
        {file !== undefined && <DownloadGuide file={file} look="primary" />}
        <PrintButton />
      </div>
      {file !== undefined && <FileFacts file={file} />}
      {others.map((other) => (
        <div key={other.language} className="-ms-2 sm:-ms-3">
          <DownloadGuide file={other} look="quiet" />
        </div>
      ))}
    </div>
  );
};

const GuideText = ({ guide: { language, data, sections, facts } }: { readonly guide: Guide }) => {
  const { i18n } = useLingui();
  const sourceId = useId();
  const day = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(data.checked),
  );
  return (
    <>
      <div lang={language} className="grid grid-cols-1 gap-10">
        {sections.map(({ id, title, blocks }) => (
          <section key={id} aria-labelledby={id} className="grid min-w-0 grid-cols-1 gap-4">
            <h2 id={id} tabIndex={-1} className="scroll-mt-4 break-after-avoid text-2xl">
              {title}
            </h2>
            <Blocks blocks={blocks} facts={facts} sourceId={sourceId} />
          </section>
        ))}
      </div>
      <section
        aria-labelledby={`${sourceId}sources`}
        className="grid min-w-0 grid-cols-1 gap-4 text-sm wrap-anywhere"
      >
        <h2 id={`${sourceId}sources`} className="break-after-avoid text-2xl">
          <Trans>Sources</Trans>
        </h2>
        <p className="measure text-text-soft">
          <Trans>We compared this guide with its sources on {day}.</Trans>{' '}
          <Trans>It is information, not medical or legal advice.</Trans>
        </p>
        <ol className="measure grid list-decimal gap-2 ps-8">
          {facts.map((fact, place) => (
            <li key={fact.id} id={`${sourceId}${place + 1}`} tabIndex={-1} className="ps-1">
              <Source fact={fact} />
              {fact.url !== undefined && <span className="hidden print:inline"> {fact.url}</span>}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
};

/** Links to the sections, beside the text on a wide screen. */
const Contents = ({ guide: { language, sections } }: { readonly guide: Guide }) => {
  const heading = useId();
  return (
    <nav
      aria-labelledby={heading}
      className="sticky top-6 hidden gap-1 border-s border-line ps-4 md:grid print:hidden"
    >
      <h2 id={heading} className="text-lg">
        <Trans>In this guide</Trans>
      </h2>
      <ol lang={language}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="touch inline-flex items-center py-1 text-sm">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
};
