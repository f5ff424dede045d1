import { type ReactNode, useId } from 'react';
import { Dialog } from './Dialog.tsx';

interface TitledDialogProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Dialog in the middle of the window, named by the heading above its content. */
export const TitledDialog = ({ title, onClose, children }: TitledDialogProps) => {
  const heading = useId();
  return (
    <Dialog place="center" aria-labelledby={heading} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4">
        <h2 id={heading} className="text-xl">
          {title}
        </h2>
        {children}
      </div>
    </Dialog>
  );
};
