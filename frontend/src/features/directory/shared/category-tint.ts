/** Keyed by the names of docs/product-rules.md#category-icons-and-colors. */
const TINTS: Readonly<Record<string, string>> = {
  'mason-blue': 'bg-mason-blue-wash text-mason-blue',
  'mason-purple': 'bg-mason-purple-wash text-mason-purple',
  'mason-green': 'bg-mason-green-wash text-mason-green',
  'yellow-600': 'bg-yellow-600-wash text-yellow-600',
  'indigo-600': 'bg-indigo-600-wash text-indigo-600',
  'pink-600': 'bg-pink-600-wash text-pink-600',
};

/** Classes for a category's background and its content, with enough contrast in every color mode. */
export const categoryTint = (color: string): string => TINTS[color] ?? 'bg-sunken text-text-soft';
