import { Check } from 'lucide-react';

export const TickList = ({ items }: { readonly items: readonly string[] }) => (
  <ul className="grid gap-2">
    {items.map((item) => (
      <li key={item} className="flex gap-3">
        <Check aria-hidden className="mt-1 size-5 shrink-0 text-positive" />
        <span className="min-w-0">{item}</span>
      </li>
    ))}
  </ul>
);
