export const Umbrella = ({ className }: { readonly className: string }) => (
  <svg viewBox="0 0 240 160" data-decorative aria-hidden="true" className={className} fill="none">
    <path
      className="fill-accent-wash"
      d="M24 130C14 86 46 32 104 26c54-6 106 14 114 58 3 18 0 34-6 46Z"
    />
    <path
      className="fill-caution-wash"
      d="M54 78c4-30 30-52 66-52s62 22 66 52c-10-7-23-7-33 0-10-7-23-7-33 0-10-7-23-7-33 0-10-7-23-7-33 0Z"
    />
    <path className="fill-raised" d="M76 98c19-2 38-2 57 0 1 11 1 22 0 33-19 1-38 1-57 0Z" />
    <path
      className="fill-positive-wash"
      d="M76 98c19-2 38-2 57 0-9 8-18 14-28 20-10-6-20-12-29-20Z"
    />
    <g className="stroke-text" strokeLinecap="round" strokeLinejoin="round">
      <path
        strokeWidth="3"
        d="M54 78c4-30 30-52 66-52s62 22 66 52c-10-7-23-7-33 0-10-7-23-7-33 0-10-7-23-7-33 0-10-7-23-7-33 0ZM120 16v10M152 80c1 14 1 28 0 42 0 12 17 12 18 1M18 134c68-2 136-2 204 0"
      />
      <path
        strokeWidth="3"
        d="M76 98c19-2 38-2 57 0 1 11 1 22 0 33-19 1-38 1-57 0-1-11-1-22 0-33Z"
      />
      <path
        strokeWidth="1.5"
        d="M76 98c9 8 19 14 29 20 10-6 19-12 28-20M77 130c6-5 12-10 18-15M132 130c-6-5-12-10-17-15M87 78c4-24 14-42 33-52M153 78c-4-24-14-42-33-52M120 78c-1-17-1-35 0-52M38 92c-2 4-3 8-5 12M50 104c-2 4-3 8-5 12M198 92c2 4 3 8 5 12M188 106c2 4 3 8 5 12"
      />
    </g>
  </svg>
);
