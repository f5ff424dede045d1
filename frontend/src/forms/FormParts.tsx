import type { ReactNode } from 'react';
import { Summary } from '../components/Summary.tsx';
import { TickBox } from '../components/TickBox.tsx';
import { boxName } from './lists.ts';

/** Fields that are folded to their title, for what is asked second. */
export const Fold = ({
  title,
  children,
}: {
  readonly title: ReactNode;
  readonly children: ReactNode;
}) => (
  <details className="group rounded-soft border border-line px-4">
    <Summary>{title}</Summary>
    <div className="grid grid-cols-1 gap-5 py-4">{children}</div>
  </details>
);

interface TickBoxesProps {
  readonly legend: ReactNode;
  readonly list: string;
  readonly choices: readonly { readonly id: string; readonly name: string }[];
  readonly ticked: readonly string[] | undefined;
}

/** Choices of a list, of which any number may be ticked: see `tickedIn`. */
export const TickBoxes = ({ legend, list, choices, ticked = [] }: TickBoxesProps) => (
  <fieldset>
    <legend className="font-semibold">{legend}</legend>
    <div className="grid grid-cols-2 gap-x-4">
      {choices.map(({ id, name }) => (
        <TickBox
          key={id}
          label={name}
          name={boxName(list, id)}
          defaultChecked={ticked.includes(id)}
        />
      ))}
    </div>
  </fieldset>
);
