export const Bench = ({ className }: { readonly className: string }) => (
  <svg viewBox="0 0 240 160" data-decorative aria-hidden="true" className={className} fill="none">
    <path
      className="fill-accent-wash"
      d="M22 134C6 92 38 34 104 26c56-6 108 22 116 68 3 16 1 29-4 40Z"
    />
    <path
      className="fill-positive-wash"
      d="M178 92c-14 2-25-7-25-19-1-9 4-15 10-18-2-16 9-27 24-27 13 0 22 8 23 20 10 4 15 12 14 21-1 14-13 23-28 22-5 3-12 3-18 1Z"
    />
    <path className="fill-caution-wash" d="M104 100c-2-8-2-16 0-23 9-2 18-2 27 0 2 8 2 15 0 23Z" />
    <path
      className="fill-raised"
      d="M38 66c35-2 71-2 106 0v9c-35-2-71-2-106 0ZM38 82h66v9H38ZM131 82h13v9h-13ZM32 101c39-2 79-2 118 0v9c-39-1-79-1-118 0Z"
    />
    <g className="stroke-text" strokeLinecap="round" strokeLinejoin="round">
      <path
        strokeWidth="3"
        d="M32 101c39-2 79-2 118 0l1 9c-40-2-80-2-120 0ZM44 110c1 8 0 16 1 24M138 110c-1 8 0 16-1 24M46 66c0-4 0-7 1-10M137 66c0-4-1-7-1-10M14 135c71-2 141-2 212 0M188 92c1 14 0 28 1 42"
      />
      <path
        strokeWidth="3"
        d="M178 92c-14 2-25-7-25-19-1-9 4-15 10-18-2-16 9-27 24-27 13 0 22 8 23 20 10 4 15 12 14 21-1 14-13 23-28 22"
      />
      <path
        strokeWidth="1.5"
        d="M38 66c35-2 71-2 106 0 1 3 1 6 0 9-35-2-71-2-106 0-1-3-1-6 0-9ZM103 82c-22 0-43 0-65 1-1 3-1 5 0 8 21-1 43-1 64-1M132 82c4 0 8 0 12 1 1 3 1 5 0 8-4-1-8-1-12-1M47 76v6M136 75v6M47 91v9M136 91v9"
      />
      <path
        strokeWidth="1.5"
        d="M104 100c-2-8-2-16 0-23 9-2 18-2 27 0 2 8 2 15 0 23M112 76c0-9 11-9 11 0M108 88c6-1 13-1 19 0M117 86v5M188 108c4-4 8-7 11-12M188 102c-3-3-6-6-8-10M62 128c3-4 8-4 11-2-3 3-7 4-11 2M206 128c1-5 3-8 6-9M211 128c1-4 3-6 6-6"
      />
    </g>
  </svg>
);
