export const PlainList = ({ items }: { readonly items: readonly string[] }) => (
  <ul className="grid list-disc gap-1 ps-5">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
