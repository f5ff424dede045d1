import { PRODUCT } from '@hearthway/domain/product.ts';
import type { User } from '@hearthway/domain/session/session.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ApiError } from '../../../api/api-error.ts';
import { Button, buttonClass, buttonRow } from '../../../components/Button.tsx';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { ReadingPage } from '../../../components/ReadingPage.tsx';
import { ModuleGone } from '../module/ModuleGone.tsx';
import { CategoryDrawing } from '../shared/CategoryDrawing.tsx';
import { moduleQuery, progressQuery } from '../shared/learning.queries.ts';
import { modulePath } from '../shared/module-path.ts';

interface CertificatePageProps {
  readonly user: User;
  readonly moduleId: string;
}

/** To print: who has passed which lesson, and when. */
export const CertificatePage = ({ user, moduleId }: CertificatePageProps) => {
  const { i18n, t } = useLingui();
  const module = useQuery(moduleQuery(moduleId));
  const progress = useQuery(progressQuery(user.id));
  const { data: lesson, error } = module;
  if (error instanceof ApiError && error.status === 404) return <ModuleGone />;
  const title = t`Certificate`;
  if (lesson === undefined || progress.data === undefined)
    return (
      <ReadingPage>
        {module.isError || progress.isError ? (
          <>
            <PageHeading title={title} />
            <FailedQuery query={module} title={t`We couldn’t load this lesson`} />
            <FailedQuery query={progress} title={t`We couldn’t load your progress`} />
          </>
        ) : (
          <Loading />
        )}
      </ReadingPage>
    );
  const { passedAt = null, badge = null } =
    progress.data.answer.find((each) => each.moduleId === moduleId) ?? {};
  if (passedAt === null) return <NotYet title={title} lesson={lesson.title} moduleId={moduleId} />;
  const name = `${user.firstName} ${user.lastName}`.trim();
  const day = i18n.date(passedAt, { dateStyle: 'long' });
  return (
    <ReadingPage>
      <PageHeading title={title}>{lesson.title}</PageHeading>
      <article className="grid justify-items-center gap-4 rounded-soft border-4 border-double border-line-strong bg-raised p-6 text-center sm:p-10">
        <CategoryDrawing category={lesson.category} className="w-40" />
        {name !== '' && <p className="text-2xl font-bold">{name}</p>}
        <p className="text-lg">
          <Trans>
            has passed the lesson <strong lang={lesson.language}>{lesson.title}</strong>
          </Trans>
        </p>
        {badge !== null && (
          <p>
            <Trans>Badge: {badge}</Trans>
          </p>
        )}
        <p className="text-text-soft">
          {PRODUCT.name}, {day}
        </p>
      </article>
      <Buttons>
        <Button look="primary" onClick={() => window.print()}>
          <Printer aria-hidden className="size-4" />
          <Trans>Print</Trans>
        </Button>
        <Link className={buttonClass('secondary')} to="/learning">
          <Trans>All lessons</Trans>
        </Link>
      </Buttons>
    </ReadingPage>
  );
};

const Buttons = ({ children }: { readonly children: ReactNode }) => (
  <div className={`mt-6 print:hidden ${buttonRow}`}>{children}</div>
);

interface NotYetProps {
  readonly title: string;
  readonly lesson: string;
  readonly moduleId: string;
}

const NotYet = ({ title, lesson, moduleId }: NotYetProps) => (
  <ReadingPage>
    <PageHeading title={title}>
      <Trans>You get a certificate once you have passed “{lesson}”.</Trans>
    </PageHeading>
    <Buttons>
      <Link className={buttonClass('primary')} to={modulePath(moduleId)}>
        <Trans>Open the lesson</Trans>
      </Link>
    </Buttons>
  </ReadingPage>
);
