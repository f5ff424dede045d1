export const Mailbox = ({ className }: { readonly className: string }) => (
  <svg viewBox="0 0 240 160" data-decorative aria-hidden="true" className={className} fill="none">
    <path className="fill-positive-wash" d="M16 136c14-26 50-34 84-28 40-16 100-8 124 28Z" />
    <path
      className="fill-accent-wash"
      d="M58 92c-2-16-2-32 2-42 3-9 10-14 20-14h70c18 0 29 12 29 31 0 9 0 17-1 25Z"
    />
    <path
      className="fill-raised"
      d="M58 92c-2-15-2-30 0-39 2-11 10-17 21-17s20 7 21 19c1 12 1 25 0 37Z"
    />
    <path
      className="fill-caution-wash"
      d="M32 66c15-4 29-6 44-7 2 9 3 18 4 27-14 2-29 3-43 4-2-8-4-16-5-24Z"
    />
    <g className="stroke-text" strokeLinecap="round" strokeLinejoin="round">
      <path
        strokeWidth="3"
        d="M58 92c40-2 80-2 120 0 1-8 1-16 1-25 0-19-11-31-29-31-23-1-47-1-71 0M100 92c1-12 1-25 0-37-1-12-10-19-21-19s-19 6-21 17c0 2 0 4-1 6M122 93c1 15 0 29 1 43M137 93c-1 15 0 29-1 43M12 137c72-2 144-2 216 0"
      />
      <path
        className="fill-raised"
        strokeWidth="3"
        d="M150 66c1-16 0-31 0-46 8-1 15-1 23 0 1 5 1 10 0 15-7-1-15-1-22 0"
      />
      <path
        strokeWidth="1.5"
        d="M32 66c15-4 29-6 44-7 2 9 3 18 4 27-14 2-29 3-43 4-2-8-4-16-5-24ZM33 67c8 5 16 9 24 12 6-6 12-12 18-19M150 63c3 0 3 5 0 5s-3-5 0-5M58 92c-1-1-1-1-1-2M40 136c1-6 4-10 8-12M46 136c2-5 5-7 9-8M188 136c1-9 3-15 7-18M194 136c0-8 1-13 3-18M199 136c2-6 5-9 8-10M112 62c12-1 18-1 26 0M112 72c9-1 13-1 18 0"
      />
    </g>
  </svg>
);
