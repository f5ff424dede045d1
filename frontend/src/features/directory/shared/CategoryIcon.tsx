import type { Category } from '@hearthway/domain/directory/directory.contract.ts';
import {
  ClipboardList,
  Footprints,
  Hand,
  Heart,
  Hospital,
  MessageCircleMore,
  Shield,
  Stethoscope,
  TreeDeciduous,
  UserRound,
} from 'lucide-react';
import type { ComponentType, SVGProps } from 'react';
import { categoryTint } from './category-tint.ts';

/** Tooth in the style of the icon set, which has none. */
const Tooth = (props: SVGProps<SVGSVGElement>) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    {...props}
  >
    <path d="M12 5.5C10.5 4.3 9 4 7.5 4 5 4 3.5 6 3.5 8.5c0 2.5 1.2 4 1.7 6.5.5 2.6.6 6 2.3 6 1.9 0 1.6-6 4.5-6s2.6 6 4.5 6c1.7 0 1.8-3.4 2.3-6 .5-2.5 1.7-4 1.7-6.5C20.5 6 19 4 16.5 4c-1.5 0-3 .3-4.5 1.5Z" />
  </svg>
);

/** Keyed by the names of docs/product-rules.md#category-icons-and-colors. */
const icons: Readonly<Record<string, ComponentType<SVGProps<SVGSVGElement>>>> = {
  'user-md': UserRound,
  comments: MessageCircleMore,
  hand: Hand,
  walking: Footprints,
  stethoscope: Stethoscope,
  heart: Heart,
  tooth: Tooth,
  tree: TreeDeciduous,
  'shield-alt': Shield,
  hospital: Hospital,
};

/** Icon of a category. Purely decorative: the category's name is beside it. */
export const CategoryIcon = ({
  icon,
  color,
  size = 'large',
}: Pick<Category, 'icon' | 'color'> & { readonly size?: keyof typeof sizes }) => {
  const Icon = icons[icon] ?? ClipboardList;
  const { box, drawing } = sizes[size];
  return (
    <span
      data-category-color={color}
      className={`grid shrink-0 place-content-center rounded-soft ${box} ${categoryTint(color)}`}
    >
      <Icon aria-hidden className={drawing} />
    </span>
  );
};

const sizes = {
  large: { box: 'size-12', drawing: 'size-6' },
  /** Small on a phone, large on wider windows. */
  compact: { box: 'size-9 sm:size-12', drawing: 'size-5 sm:size-6' },
  tiny: { box: 'size-6', drawing: 'size-4' },
  small: { box: 'size-10', drawing: 'size-5' },
} as const;
