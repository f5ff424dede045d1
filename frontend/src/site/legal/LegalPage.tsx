import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { PageHeading } from '../../components/PageHeading.tsx';
import { ReadingPage } from '../../components/ReadingPage.tsx';

interface LegalSection {
  /** Its address on the page. Links that were shared stay as they are. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

interface LegalPageProps {
  readonly title: string;
  readonly introduction: string;
  /** An ISO day. */
  readonly updated: string;
  readonly sections: readonly LegalSection[];
}

/** A long reference text: numbered sections, each with a link. */
export const LegalPage = ({ title, introduction, updated, sections }: LegalPageProps) => {
  const { i18n } = useLingui();
  const contentsId = useId();
  const day = i18n.date(new Date(updated), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <ReadingPage
      contents={
        <nav aria-labelledby={contentsId} className="rounded-soft border border-line bg-raised p-4">
          <h2 id={contentsId} className="mb-2 font-bold">
            <Trans>On this page</Trans>
          </h2>
          <ol className="list-decimal ps-6">
            {sections.map((section) => (
              <li key={section.id} className="ps-1">
                <a href={`#${section.id}`} className="touch inline-flex items-center">
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      }
    >
      <PageHeading title={title}>{introduction}</PageHeading>
      <p className="-mt-2 mb-8 text-sm text-text-soft">
        <Trans>
          Last updated <time dateTime={updated}>{day}</time>
        </Trans>
      </p>
      <div className="measure grid min-w-0 gap-10">
        {sections.map(({ id, title: heading, body }, index) => (
          <section key={id} aria-labelledby={id} className="grid gap-3 print:block print:space-y-3">
            <h2 id={id} tabIndex={-1} className="scroll-mt-6 text-xl">
              {index + 1}. {heading}
            </h2>
            {body}
          </section>
        ))}
      </div>
    </ReadingPage>
  );
};
