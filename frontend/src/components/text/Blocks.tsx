import type { Block, Run } from '@hearthway/domain/content/content.contract.ts';
import { Square } from 'lucide-react';
import { type CitedFacts, keyed } from './cited.ts';
import { Picture } from './Picture.tsx';
import { Runs } from './Runs.tsx';

interface BlocksProps {
  readonly blocks: readonly Block[];
  readonly facts: CitedFacts;
  readonly sourceId?: string;
}

export const Blocks = ({ blocks, ...cited }: BlocksProps) => (
  <div className="measure grid grid-cols-1 gap-4">
    {keyed(blocks).map(({ key, item: block }) => (
      <OneBlock key={key} block={block} {...cited} />
    ))}
  </div>
);

interface OneBlockProps extends Omit<BlocksProps, 'blocks'> {
  readonly block: Block;
}

const OneBlock = ({ block, ...cited }: OneBlockProps) => {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Runs runs={block.runs} {...cited} />
        </p>
      );
    case 'list': {
      if (block.isChecklist) return <Checklist items={block.items} {...cited} />;
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List
          className={`grid gap-2 ps-6 marker:text-accent ${block.isOrdered ? 'list-decimal' : 'list-disc'}`}
        >
          {keyed(block.items).map(({ key, item }) => (
            <li key={key} className="ps-1">
              <Runs runs={item} {...cited} />
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote className="grid gap-2 rounded-soft bg-accent-wash p-4 text-lg sm:p-5">
          {keyed(block.paragraphs).map(({ key, item }) => (
            <p key={key}>
              <Runs runs={item} {...cited} />
            </p>
          ))}
        </blockquote>
      );
    case 'picture':
      return <Picture svg={block.svg} alt={block.alt} />;
  }
};

interface ChecklistProps extends Omit<BlocksProps, 'blocks'> {
  readonly items: readonly (readonly Run[])[];
}

/** Checkboxes to tick on paper. */
const Checklist = ({ items, ...cited }: ChecklistProps) => (
  <ul className="grid gap-2">
    {keyed(items).map(({ key, item }) => (
      <li key={key} className="flex break-inside-avoid gap-3">
        <Square aria-hidden className="mt-1 size-5 shrink-0 text-accent" />
        <span className="min-w-0">
          <Runs runs={item} {...cited} />
        </span>
      </li>
    ))}
  </ul>
);
