import type {
  TimelineEntry,
  TimelineStream,
  WatchedFamily,
} from '@hearthway/domain/staff/timeline.contract.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Ago } from '../Ago.tsx';
import { noonOf } from './day.ts';
import { partsOf } from './emphasis.ts';
import { RawEventView } from './RawEventView.tsx';
import { streamWords } from './stream-words.ts';
import type { Reading } from './timeline.query.ts';
import type { TimelineLine } from './timeline-lines.ts';
import type { WatchEnd } from './watch-end.ts';

interface EntryLineProps {
  readonly reading: Reading;
  readonly line: TimelineLine;
  readonly streams: readonly TimelineStream[];
  readonly members: WatchedFamily['members'];
  /** True if it arrived while the page was open. */
  readonly isNew: boolean;
  /** True if the stored event is shown. */
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onEnded: (end: WatchEnd) => void;
}

export const EntryLine = ({
  reading,
  line,
  streams,
  members,
  isNew,
  isOpen,
  onOpen,
  onEnded,
}: EntryLineProps) => {
  const { i18n } = useLingui();
  const { entry, day, session } = line;
  const { context, source } = entry;
  const { name, Icon } = streamWords(streams, context);
  const rawId = useId();
  return (
    <>
      {day !== undefined && (
        <h3 className="border-b-2 border-line-strong pt-6 pb-1 text-base">
          {i18n.date(noonOf(day) ?? day, { dateStyle: 'full' })}
        </h3>
      )}
      {session !== undefined && (
        <h4 className="pt-3 pb-1 text-sm font-semibold text-text-soft">
          <Trans>
            Session <code>{session}</code>
          </Trans>
        </h4>
      )}
      <div
        tabIndex={-1}
        className={`border-b border-line py-1 ps-2 ${isNew ? 'animate-appear' : ''} ${entry.session === null ? '' : 'border-s-4 border-s-line-strong'}`}
      >
        <div className="flex items-start gap-3">
          <span title={name} className="grid h-11 shrink-0 place-content-center">
            <Icon
              aria-hidden
              className={`size-5 ${source === 'log' ? 'text-text-soft' : 'text-accent'}`}
            />
            <span className="sr-only">{name}</span>
          </span>
          <div className="min-w-0 grow py-2">
            <Sentence sentence={entry.sentence} />
            <About entry={entry} members={members} />
          </div>
          {source === 'event' && (
            <RawToggle isOpen={isOpen} controls={rawId} sentence={entry.sentence} onOpen={onOpen} />
          )}
        </div>
        {isOpen && (
          <div id={rawId} className="animate-appear pb-3">
            <RawEventView reading={reading} eventId={entry.id} onEnded={onEnded} />
          </div>
        )}
      </div>
    </>
  );
};

/** Sentence of the catalog, in English. */
const Sentence = ({ sentence }: { readonly sentence: string }) => (
  <p lang="en">
    {partsOf(sentence).map(({ at, text, isStrong }) =>
      isStrong ? <strong key={at}>{text}</strong> : text,
    )}
  </p>
);

const ACTORS: Readonly<Record<TimelineEntry['actor'], MessageDescriptor>> = {
  family: msg({ message: 'Family', context: 'people' }),
  member: msg`A member of the household`,
  support: msg`Support`,
  operator: msg`Operator`,
  system: msg`System`,
};

interface AboutProps {
  readonly entry: TimelineEntry;
  readonly members: WatchedFamily['members'];
}

const About = ({ entry: { at, actor, memberId, source }, members }: AboutProps) => {
  const { i18n } = useLingui();
  const member = members.find((each) => each.memberId === memberId);
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-text-soft">
      <span className="tabular-nums">{i18n.date(at, { timeStyle: 'medium' })}</span>
      <Ago at={at} />
      <span>{member?.name ?? i18n._(ACTORS[actor])}</span>
      {source === 'log' && (
        <span className="rounded-soft bg-caution-wash px-2 text-caution">
          <Trans>From the operational log, not an event</Trans>
        </span>
      )}
    </p>
  );
};

interface RawToggleProps {
  readonly isOpen: boolean;
  readonly controls: string;
  readonly sentence: string;
  readonly onOpen: (isOpen: boolean) => void;
}

const RawToggle = ({ isOpen, controls, sentence, onOpen }: RawToggleProps) => {
  const spoken = sentence.replaceAll('*', '');
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={() => onOpen(!isOpen)}
      className="touch inline-flex shrink-0 cursor-pointer items-center justify-center gap-1 rounded-soft px-2 text-sm text-accent transition-colors hover:bg-accent-wash"
    >
      <span className="max-sm:sr-only">
        <Trans>Raw event</Trans>
      </span>
      <span lang="en" className="sr-only">
        {spoken}
      </span>
      <ChevronDown
        aria-hidden
        className={`size-4 shrink-0 transition-transform ${isOpen ? 'rotate-180' : ''}`}
      />
    </button>
  );
};
