import type { ComponentType } from 'react';
import { Blocks } from '../../../components/illustrations/Blocks.tsx';
import { PictureBoard } from '../../../components/illustrations/PictureBoard.tsx';
import { TrailMap } from '../../../components/illustrations/TrailMap.tsx';
import { Umbrella } from '../../../components/illustrations/Umbrella.tsx';
import type { LessonCategory } from './module-words.ts';

const drawings: Readonly<Record<LessonCategory, ComponentType<{ readonly className: string }>>> = {
  'aba-basics': Blocks,
  'communication-strategies': PictureBoard,
  'insurance-navigation': Umbrella,
  'resource-finding': TrailMap,
};

interface CategoryDrawingProps {
  readonly category: LessonCategory;
  readonly className: string;
}

export const CategoryDrawing = ({ category, className }: CategoryDrawingProps) => {
  const Drawing = drawings[category];
  return <Drawing className={className} />;
};

const tints: Readonly<Record<LessonCategory, string>> = {
  'aba-basics': 'bg-mason-blue-wash text-mason-blue',
  'communication-strategies': 'bg-mason-purple-wash text-mason-purple',
  'insurance-navigation': 'bg-yellow-600-wash text-yellow-600',
  'resource-finding': 'bg-mason-green-wash text-mason-green',
};

/** Classes of a category's wash and of text on it, which has contrast in every color mode. */
export const categoryTint = (category: LessonCategory): string => tints[category];
