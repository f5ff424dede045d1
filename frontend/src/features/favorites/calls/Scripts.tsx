import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** Words for a call, and for a voicemail. */
export const Scripts = () => (
  <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-2">
    <Script title={<Trans>What to say</Trans>}>
      <p>
        <Trans>
          “Hello, my name is ____. My child is ____ years old and autistic, or we think so. We live
          in ____ and have ____ insurance. We are looking for ____.”
        </Trans>
      </p>
      <p>
        <Trans>
          Then ask: do you help children of this age? Do you take our insurance? How long is the
          wait, and can we be on a list? What do you need from us? Whom else should I call?
        </Trans>
      </p>
      <p>
        <Trans>Write down the name of the person and the day.</Trans>
      </p>
    </Script>
    <Script title={<Trans>What to leave on voicemail</Trans>}>
      <p>
        <Trans>
          “Hello, this is ____. I am calling about help for my child, who is ____ years old. Please
          call me at ____. Again: ____. The best time is ____.”
        </Trans>
      </p>
      <p>
        <Trans>Leave no diagnosis, birth date or member number: you can’t know who listens.</Trans>
      </p>
    </Script>
  </div>
);

const Script = ({
  title,
  children,
}: {
  readonly title: ReactNode;
  readonly children: ReactNode;
}) => (
  <details className="group rounded-soft border border-line bg-raised print:[&::details-content]:[block-size:auto] print:[&::details-content]:[content-visibility:visible]">
    <summary className="touch flex cursor-pointer items-center justify-between gap-3 rounded-soft p-4 font-semibold">
      {title}
      <ChevronDown
        aria-hidden
        className="size-5 shrink-0 text-accent transition-transform group-open:rotate-180 print:hidden"
      />
    </summary>
    <div className="measure grid gap-3 px-4 pb-4">{children}</div>
  </details>
);
