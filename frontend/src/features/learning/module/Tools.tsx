import { Trans } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Button } from '../../../components/Button.tsx';
import { accountPath } from '../../../session/redirect.ts';
import type { Lesson } from './lesson.ts';
import { QUESTIONS } from './resume.ts';
import type { OpenModule } from './useModule.ts';

interface ContentsProps {
  readonly lesson: Lesson;
  readonly open: OpenModule;
}

/** Links to each section and to the questions. */
export const Contents = ({ lesson: { module, questions }, open }: ContentsProps) => {
  const id = useId();
  const { place, result } = open.snapshot.context;
  const isAt = (section: string | null) => result === null && place.section === section;
  return (
    <nav aria-labelledby={id} className="grid gap-1 border-s border-line ps-4">
      <h2 id={id} className="text-lg">
        <Trans>In this lesson</Trans>
      </h2>
      <ol lang={module.language}>
        {module.sections.map((section) => (
          <li key={section.id}>
            <PartLink fragment={section.id} isCurrent={isAt(section.id)}>
              {section.title}
            </PartLink>
          </li>
        ))}
        {questions.length > 0 && (
          <li>
            <PartLink fragment={QUESTIONS} isCurrent={isAt(null)}>
              <Trans>Knowledge Check</Trans>
            </PartLink>
          </li>
        )}
      </ol>
    </nav>
  );
};

interface PartLinkProps {
  readonly fragment: string;
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}

const PartLink = ({ fragment, isCurrent, children }: PartLinkProps) => (
  <Link
    to={{ hash: fragment }}
    aria-current={isCurrent ? 'step' : undefined}
    className="touch inline-flex items-center py-1 text-sm aria-[current]:font-bold aria-[current]:text-text aria-[current]:no-underline"
  >
    {children}
  </Link>
);

/** Where a visitor's place is kept. */
export const VisitorNote = () => {
  const { pathname, hash } = useLocation();
  return (
    <p className="visitor-only measure text-sm text-text-soft">
      <Trans>
        Your place is kept in this browser.{' '}
        <Link to={accountPath('signup', `${pathname}${hash}`)}>Create a free account</Link> to go on
        from any device.
      </Trans>
    </p>
  );
};

/** Prints the whole lesson. */
export const PrintButton = () => (
  <div className="border-t border-line pt-4">
    <div className="-ms-2 sm:-ms-3">
      <Button look="quiet" onClick={() => window.print()}>
        <Printer aria-hidden className="size-4" />
        <Trans>Print this lesson</Trans>
      </Button>
    </div>
  </div>
);
