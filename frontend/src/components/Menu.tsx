import { ChevronDown } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Button } from './Button.tsx';

interface MenuProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
}

interface MenuItem {
  readonly name: string;
  readonly isDisabled?: boolean;
  /** True for an irreversible action. */
  readonly isDangerous?: boolean;
  readonly onChoose: () => void;
}

/**
 * Actions behind a button; for links, use `Disclosure`. Non-modal, since locking the page needs a style that
 * the pages' security policy forbids. Its content stays at the button, within the page's landmarks.
 */
export const Menu = ({ label, items }: MenuProps) => (
  <DropdownMenu.Root modal={false}>
    <DropdownMenu.Trigger asChild>
      <Button look="secondary">
        {label}
        <ChevronDown aria-hidden className="size-4" />
      </Button>
    </DropdownMenu.Trigger>
    <DropdownMenu.Content
      align="start"
      sideOffset={4}
      collisionPadding={8}
      className="z-20 grid max-h-(--radix-dropdown-menu-content-available-height) max-w-[min(20rem,var(--radix-dropdown-menu-content-available-width))] min-w-48 animate-appear overflow-y-auto rounded-soft border border-line bg-raised p-2 shadow-soft"
    >
      {items.map(({ name, isDisabled, isDangerous, onChoose }) => (
        <DropdownMenu.Item
          key={name}
          disabled={isDisabled}
          onSelect={onChoose}
          className={`touch flex cursor-pointer items-center rounded-soft px-3 py-2 data-disabled:cursor-not-allowed data-disabled:text-text-soft data-disabled:line-through ${isDangerous ? 'text-danger data-highlighted:bg-danger-wash' : 'data-highlighted:bg-accent-wash'}`}
        >
          {name}
        </DropdownMenu.Item>
      ))}
    </DropdownMenu.Content>
  </DropdownMenu.Root>
);
