import type { ContactStatus } from '@hearthway/domain/favorites/favorites.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  Ban,
  CalendarCheck,
  CalendarHeart,
  Check,
  CircleDashed,
  Hourglass,
  type LucideIcon,
  Phone,
} from 'lucide-react';
import { STATUS_WORDS } from '../status-words.ts';

interface Look {
  readonly Icon: LucideIcon;
  readonly tint: string;
}

const LOOKS: Readonly<Record<ContactStatus, Look>> = {
  'to-call': { Icon: Phone, tint: 'bg-mason-blue-wash text-mason-blue' },
  called: { Icon: Check, tint: 'bg-mason-purple-wash text-mason-purple' },
  'waiting-list': { Icon: Hourglass, tint: 'bg-caution-wash text-caution' },
  'intake-booked': { Icon: CalendarCheck, tint: 'bg-positive-wash text-positive' },
  'first-visit': { Icon: CalendarHeart, tint: 'bg-positive-wash text-positive' },
  'not-a-fit': { Icon: Ban, tint: 'bg-sunken text-text' },
};

const NO_STATUS: Look = { Icon: CircleDashed, tint: 'bg-raised text-text-soft' };

interface StatusChipProps {
  readonly status: ContactStatus | null;
}

/** How far a family is with a provider: in words, with an icon and a tint of its own. */
export const StatusChip = ({ status }: StatusChipProps) => {
  const { i18n } = useLingui();
  const { Icon, tint } = status === null ? NO_STATUS : LOOKS[status];
  return (
    <span
      className={`inline-flex max-w-full items-center gap-1.5 rounded-soft border border-line px-2 py-0.5 text-sm font-semibold wrap-normal ${tint}`}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {status === null ? <Trans>No status yet</Trans> : i18n._(STATUS_WORDS[status])}
    </span>
  );
};
