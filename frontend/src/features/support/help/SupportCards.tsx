import { ANSWER_FROM_HOURS, ANSWER_HOURS } from '@hearthway/domain/support/support.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Bot, type LucideIcon, Mail, PhoneCall, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass, buttonRow } from '../../../components/Button.tsx';
import { CRISIS_CALL, CRISIS_TEXT } from '../../../components/crisis-line.ts';
import { OutsideLink } from '../../../components/OutsideLink.tsx';
import { operator } from '../../../operator.ts';
import { chatWindow } from '../../chat/shared/chat-window.ts';
import { AUTISM_SOCIETY_NC, PARENT_CENTERS } from './local-groups.ts';

/** Four ways to get help. */
export const SupportCards = () => {
  const { t } = useLingui();
  const { contactEmail } = operator;
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <Card
        Icon={Bot}
        title={t`AI Chat`}
        way={
          <Button look="primary" aria-haspopup="dialog" onClick={chatWindow.open}>
            <Trans>Start a chat</Trans>
          </Button>
        }
      >
        <Trans>Our AI assistant answers from our own pages, at any hour. It is a machine.</Trans>
      </Card>
      <Card
        Icon={PhoneCall}
        title={t`Crisis Hotline`}
        way={
          <div className={buttonRow}>
            <a className={buttonClass('primary')} href={CRISIS_CALL}>
              <Trans>Call 988</Trans>
            </a>
            <a className={buttonClass('secondary')} href={CRISIS_TEXT}>
              <Trans>Text 988</Trans>
            </a>
          </div>
        }
      >
        <Trans>
          The 988 Lifeline is there 24/7, for free, also when you worry about someone else.
        </Trans>
      </Card>
      <Card
        Icon={Mail}
        title={t`Email`}
        way={
          contactEmail === undefined ? (
            <Link className={buttonClass('secondary')} to="/support/contact">
              <Trans>Write to us</Trans>
            </Link>
          ) : (
            <a
              className={buttonClass('secondary')}
              href={`mailto:${encodeURIComponent(contactEmail)}`}
            >
              <Trans>Send an email</Trans>
            </a>
          )
        }
      >
        <Trans>
          A person reads it, and answers within {ANSWER_FROM_HOURS} to {ANSWER_HOURS} hours.
        </Trans>
      </Card>
      <Card
        Icon={UsersRound}
        title={t`Local Autism Society`}
        way={
          <div className="grid justify-items-start gap-1">
            <OutsideLink href={PARENT_CENTERS}>
              <Trans>Find your parent center</Trans>
            </OutsideLink>
            <OutsideLink href={AUTISM_SOCIETY_NC}>
              <Trans>Autism Society of North Carolina</Trans>
            </OutsideLink>
          </div>
        }
      >
        <Trans>People near you who know the way. Every state has a parent center.</Trans>
      </Card>
    </ul>
  );
};

interface CardProps {
  readonly Icon: LucideIcon;
  readonly title: string;
  /** The button or link. */
  readonly way: ReactNode;
  readonly children: ReactNode;
}

const Card = ({ Icon, title, way, children }: CardProps) => (
  <li className="grid min-w-0 grid-rows-[auto_1fr_auto] gap-3 rounded-soft border border-line bg-raised p-4">
    <h3 className="flex items-center gap-2 text-lg">
      <Icon aria-hidden className="size-5 shrink-0 text-accent" />
      <span className="min-w-0">{title}</span>
    </h3>
    <p className="text-text-soft">{children}</p>
    <div>{way}</div>
  </li>
);
