/** Lamp on a kitchen table, for empty pages. */
export const Lamp = ({ className }: { readonly className: string }) => (
  <svg viewBox="0 0 240 160" data-decorative aria-hidden="true" className={className} fill="none">
    <path className="fill-caution-wash" d="M88 62 52 128h140l-39-66Z" />
    <path
      className="fill-accent-wash"
      d="M158 104c9-1 18-1 27 0 0 9-1 17-4 24h-19c-3-7-4-15-4-24Z"
    />
    <path className="fill-raised" d="M92 62c3-17 10-31 28-31s26 14 29 31c-19 2-38 2-57 0Z" />
    <g className="stroke-text" strokeLinecap="round" strokeLinejoin="round">
      <path
        strokeWidth="3"
        d="M92 62c3-17 10-31 28-31s26 14 29 31c-19 2-38 2-57 0ZM120 64c1 20 0 41 1 63M100 128c13-2 27-2 41 0M18 129c68-2 136-2 204 0M36 130c1 9 0 17 1 26M204 130c-1 9 0 17-1 26"
      />
      <path strokeWidth="1.5" d="M120 31c0-6 0-11 1-17M76 76c-4 4-7 9-9 14M164 76c4 4 7 9 9 13" />
      <path
        strokeWidth="1.5"
        d="M158 104c9-1 18-1 27 0 0 9-1 17-4 24h-19c-3-7-4-15-4-24ZM185 109c9-2 10 12-2 12M168 97c-2-4 3-6 1-11M176 97c-2-4 3-6 1-11M52 128c1-5 1-9 0-14 9-2 18-2 27 0 1 5 0 9 0 14M52 121c9-1 18-1 27 0"
      />
    </g>
  </svg>
);
