import type { Block } from '@hearthway/domain/content/content.contract.ts';
import { type CitedFacts, keyed } from './cited.ts';
import { Picture } from './Picture.tsx';
import { Runs } from './Runs.tsx';

interface BlocksProps {
  readonly blocks: readonly Block[];
  readonly facts: CitedFacts;
  readonly sourceId?: string;
}

/** The text of a section. */
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
