import { useLingui } from '@lingui/react/macro';
import { FileQuestion, type LucideIcon, MessageSquareX, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';

export const WaysOn = () => {
  const { t } = useLingui();
  return (
    <ul className="grid gap-3 sm:grid-cols-3">
      <Way to="/insurance-help/plan" Icon={FileQuestion} name={t`Which plan is it?`}>
        {t`Four questions show which law decides.`}
      </Way>
      <Way to="/insurance-help/call" Icon={Phone} name={t`Plan your call`}>
        {t`What to ask, and room for the replies.`}
      </Way>
      <Way to="/insurance-help/denied" Icon={MessageSquareX} name={t`They said no`}>
        {t`What it means, and by when to appeal.`}
      </Way>
    </ul>
  );
};

interface WayProps {
  readonly to: string;
  readonly Icon: LucideIcon;
  readonly name: string;
  readonly children: string;
}

const Way = ({ to, Icon, name, children }: WayProps) => (
  <li className="relative flex min-w-0 gap-3 rounded-soft border border-line bg-raised p-4 transition-colors hover:border-accent">
    <Icon aria-hidden className="mt-1 size-5 shrink-0 text-accent" />
    <div className="min-w-0">
      <Link to={to} className="font-semibold after:absolute after:inset-0">
        {name}
      </Link>
      <p className="text-text-soft">{children}</p>
    </div>
  </li>
);
