export const Notebook = ({ className }: { readonly className: string }) => (
  <svg viewBox="0 0 240 160" data-decorative aria-hidden="true" className={className} fill="none">
    <path
      className="fill-accent-wash"
      d="M24 136C6 90 38 30 98 24c58-8 114 18 122 64 2 18-2 36-8 48Z"
    />
    <path
      className="fill-raised"
      d="M72 24c28-2 56-2 84 0 2 34 2 69 0 103-28 2-56 2-84 0-2-34-2-69 0-103Z"
    />
    <path className="fill-caution-wash" d="M174 118 191 50c1-6 11-4 10 3l-16 68-8 10Z" />
    <path className="fill-positive-wash" d="M93 44h13v13H93ZM93 68h13v13H93ZM93 92h13v13H93Z" />
    <g className="stroke-text" strokeLinecap="round" strokeLinejoin="round">
      <path
        strokeWidth="3"
        d="M72 24c28-2 56-2 84 0 2 34 2 69 0 103-28 2-56 2-84 0-2-34-2-69 0-103ZM18 137c68-2 136-2 204 0M174 118c6-23 11-45 17-68 1-6 11-4 10 3-5 23-11 45-16 68l-8 10Z"
      />
      <path
        strokeWidth="1.5"
        d="M93 44c4-1 9-1 13 0 0 4 0 9 0 13-4 0-9 0-13 0-1-4-1-9 0-13ZM93 68c4-1 9-1 13 0 0 4 0 9 0 13-4 0-9 0-13 0-1-4-1-9 0-13ZM93 92c4-1 9-1 13 0 0 4 0 9 0 13-4 0-9 0-13 0-1-4-1-9 0-13ZM96 50c2 2 3 3 4 5 3-6 6-10 10-14M96 74c2 2 3 3 4 5 3-6 6-10 10-14M117 51c9-1 17-1 25 0M117 75c8-1 14-1 22 0M117 99c7-1 13-1 18 0"
      />
      <path
        strokeWidth="1.5"
        d="M79 36c-5-4-14-4-14 1s9 5 14 1M79 56c-5-4-14-4-14 1s9 5 14 1M79 76c-5-4-14-4-14 1s9 5 14 1M79 96c-5-4-14-4-14 1s9 5 14 1M79 115c-5-4-14-4-14 1s9 5 14 1M189 60c4 0 7 1 10 2M174 118c4 0 8 1 11 3"
      />
    </g>
  </svg>
);
