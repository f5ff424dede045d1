import type { User } from '@hearthway/domain/session/session.contract.ts';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { ReadingPage } from '../../../components/ReadingPage.tsx';
import { OwnFeedback } from '../../feedback/shared/OwnFeedback.tsx';
import { ConfirmEmailLine } from '../ConfirmEmailLine.tsx';
import { AssistantSection } from './AssistantSection.tsx';
import { DeletionSection } from './DeletionSection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { ExportSection } from './ExportSection.tsx';
import { HelpSection } from './HelpSection.tsx';
import { JourneySection } from './JourneySection.tsx';
import { NameSection } from './NameSection.tsx';
import { Overview } from './Overview.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { PlanSection } from './plan/PlanSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { StaffAccessSection } from './StaffAccessSection.tsx';

export const AccountPage = ({ user }: { readonly user: User }) => {
  const { t } = useLingui();
  useFocusOnSection();
  return (
    <ReadingPage>
      <PageHeading title={t`Account Settings`} />
      <div className="grid grid-cols-1 gap-6">
        <ConfirmEmailLine user={user} />
        <Overview user={user} />
        {user.role === 'family' && <PlanSection userId={user.id} />}
        <NameSection user={user} />
        {user.role === 'family' && <JourneySection userId={user.id} />}
        <EmailSection user={user} />
        <PasswordSection user={user} />
        <SessionsSection userId={user.id} />
        {user.role === 'family' && <StaffAccessSection userId={user.id} />}
        {user.role === 'family' && <AssistantSection userId={user.id} />}
        {user.role === 'family' && <OwnFeedback userId={user.id} />}
        {user.role === 'family' && <HelpSection />}
        <ExportSection userId={user.id} />
        <DeletionSection user={user} />
      </div>
    </ReadingPage>
  );
};

/** Moves the focus to the section in the URL’s hash, also when its link is followed again. */
const useFocusOnSection = () => {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again is a new visit.
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.focus();
  }, [hash, key]);
};
