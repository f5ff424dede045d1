import { Trans } from '@lingui/react/macro';
import { List, Map as MapIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ResultView } from './directory-search.ts';

interface ViewSwitchProps {
  readonly view: ResultView;
  readonly onChoose: (view: ResultView) => void;
}

/** Switches between list and map. */
export const ViewSwitch = ({ view, onChoose }: ViewSwitchProps) => (
  <fieldset className="mb-4 inline-flex max-w-full flex-wrap gap-1 rounded-soft border border-line-strong bg-raised p-1 print:hidden">
    <legend className="sr-only">
      <Trans>Show results as</Trans>
    </legend>
    <Choice isChosen={view === 'list'} onChoose={() => onChoose('list')}>
      <List aria-hidden className="size-4 shrink-0" />
      <Trans comment="A way to look at results">List</Trans>
    </Choice>
    <Choice isChosen={view === 'map'} onChoose={() => onChoose('map')}>
      <MapIcon aria-hidden className="size-4 shrink-0" />
      <Trans comment="A way to look at results">Map</Trans>
    </Choice>
  </fieldset>
);

interface ChoiceProps {
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

const Choice = ({ isChosen, onChoose, children }: ChoiceProps) => (
  <button
    type="button"
    aria-pressed={isChosen}
    onClick={onChoose}
    className="touch inline-flex cursor-pointer items-center justify-center gap-2 rounded-soft px-4 font-semibold text-accent transition-colors hover:bg-accent-wash aria-pressed:bg-accent aria-pressed:text-on-accent"
  >
    {children}
  </button>
);
