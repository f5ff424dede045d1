import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';

const tones = {
  info: { look: 'bg-accent-wash text-text', Icon: Info },
  caution: { look: 'bg-caution-wash text-caution', Icon: CircleAlert },
  danger: { look: 'bg-danger-wash text-danger', Icon: CircleAlert },
} as const;

interface NoticeProps {
  readonly tone: keyof typeof tones;
  readonly children: ReactNode;
}

/** Important sentence or two. The parent announces a notice that appears later. */
export const Notice = ({ tone, children }: NoticeProps) => {
  const { look, Icon } = tones[tone];
  return (
    <div className={`flex items-start gap-3 rounded-soft px-4 py-3 ${look}`}>
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 grow">{children}</div>
    </div>
  );
};
