import { useLingui } from '@lingui/react/macro';
import { Focus, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';

interface MapToolsProps {
  readonly canZoomIn: boolean;
  readonly canZoomOut: boolean;
  readonly onZoom: (steps: 1 | -1) => void;
  readonly onFit: () => void;
}

export const MapTools = ({ canZoomIn, canZoomOut, onZoom, onFit }: MapToolsProps) => {
  const { t } = useLingui();
  return (
    <div className="absolute end-2 top-2 grid gap-1">
      <Tool name={t`Zoom in`} isOff={!canZoomIn} onUse={() => onZoom(1)}>
        <Plus aria-hidden className="size-5" />
      </Tool>
      <Tool name={t`Zoom out`} isOff={!canZoomOut} onUse={() => onZoom(-1)}>
        <Minus aria-hidden className="size-5" />
      </Tool>
      <Tool name={t`Back to the results`} isOff={false} onUse={onFit}>
        <Focus aria-hidden className="size-5" />
      </Tool>
    </div>
  );
};

interface ToolProps {
  readonly name: string;
  readonly isOff: boolean;
  readonly onUse: () => void;
  readonly children: ReactNode;
}

const Tool = ({ name, isOff, onUse, children }: ToolProps) => (
  <button
    type="button"
    aria-label={name}
    title={name}
    // Who has just zoomed as near as it goes keeps the focus.
    aria-disabled={isOff || undefined}
    onClick={isOff ? undefined : onUse}
    className="touch grid cursor-pointer place-content-center rounded-soft border border-line-strong bg-raised text-accent transition-colors hover:bg-accent-wash aria-disabled:cursor-not-allowed aria-disabled:opacity-60"
  >
    {children}
  </button>
);
