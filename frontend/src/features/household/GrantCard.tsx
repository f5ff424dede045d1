import type { MemberRole } from '@hearthway/domain/household/household.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { roleWords } from './household-words.ts';

interface GrantCardProps {
  readonly title: ReactNode;
  readonly grant: { readonly role: MemberRole; readonly isPaused: boolean };
  readonly children: ReactNode;
}

/** Card of a member, or of the household that one belongs to, with the role. */
export const GrantCard = ({ title, grant: { role, isPaused }, children }: GrantCardProps) => {
  const { i18n } = useLingui();
  return (
    <article className="grid h-full content-start gap-3 rounded-soft border border-line bg-raised p-4 shadow-soft wrap-anywhere">
      <div>
        <h3 className="text-lg">{title}</h3>
        <p className="text-text-soft">
          {roleWords(i18n, role)}
          {isPaused && (
            <>
              {' · '}
              <Trans>Paused</Trans>
            </>
          )}
        </p>
      </div>
      {children}
    </article>
  );
};
