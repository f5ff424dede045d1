import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass, buttonRow } from '../../components/Button.tsx';
import { EnoughForTonight } from '../../components/EnoughForTonight.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { ReadingPage } from '../../components/ReadingPage.tsx';

interface Onward {
  readonly to: string;
  readonly words: ReactNode;
}

interface StartPageProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly Drawing: ComponentType<{ readonly className: string }>;
  /** Help that needs no question first. */
  readonly children: ReactNode;
  /** First step of tomorrow, in one line. */
  readonly tomorrow: string;
  /** Links to go on with, the first of them solid. */
  readonly onward: readonly Onward[];
}

/** A door of the start page: one useful thing first, then leave to stop, then the way on. */
export const StartPage = ({ title, lead, Drawing, children, tomorrow, onward }: StartPageProps) => (
  <ReadingPage picture={<Drawing className="w-full max-w-48 max-md:hidden" />}>
    <PageHeading title={title}>{lead}</PageHeading>
    <div className="grid grid-cols-1 gap-6">
      <div className="measure grid gap-3">{children}</div>
      <EnoughForTonight tomorrow={tomorrow} />
      <div className={buttonRow}>
        {onward.map(({ to, words }, at) => (
          <Link key={to} to={to} className={buttonClass(at === 0 ? 'primary' : 'secondary')}>
            {words}
          </Link>
        ))}
      </div>
    </div>
  </ReadingPage>
);
