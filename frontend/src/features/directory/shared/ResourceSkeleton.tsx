/** Placeholder with the height of most cards, so that the list does not jump. */
const Card = () => (
  <div className="grid h-46 animate-breathe content-start gap-3 rounded-soft border border-line bg-raised px-4 py-3">
    <div className="h-6 w-3/5 rounded-soft bg-sunken" />
    <div className="h-4 w-2/5 rounded-soft bg-sunken" />
    <div className="h-4 w-full rounded-soft bg-sunken" />
    <div className="mt-2 h-11 w-44 rounded-soft bg-sunken" />
  </div>
);

export const ResourceSkeleton = () => (
  <div aria-hidden className="grid gap-3">
    <Card />
    <Card />
    <Card />
  </div>
);
