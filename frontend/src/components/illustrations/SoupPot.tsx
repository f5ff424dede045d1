export const SoupPot = ({ className }: { readonly className: string }) => (
  <svg viewBox="0 0 240 160" data-decorative aria-hidden="true" className={className} fill="none">
    <path
      className="fill-accent-wash"
      d="M30 128C16 92 34 44 92 34c62-10 118 12 124 60 2 14-1 25-6 34Z"
    />
    <path
      className="fill-caution-wash"
      d="M78 76c28-4 58-4 86 0 1 18-1 34-8 46-2 4-5 6-9 6h-52c-4 0-7-2-9-6-7-12-9-28-8-46ZM24 126c9-5 19-11 29-12 8 0 10 11 2 13-10 1-21 0-31-1Z"
    />
    <path
      className="fill-raised"
      d="M74 66c31-4 63-4 94 0 3 3 3 7 0 10-31-3-63-3-94 0-3-3-3-7 0-10Z"
    />
    <path className="fill-positive-wash" d="M186 128c-2-14 4-24 14-25 9 0 15 10 12 25Z" />
    <g className="stroke-text" strokeLinecap="round" strokeLinejoin="round">
      <path
        strokeWidth="3"
        d="M74 66c31-4 63-4 94 0 3 3 3 7 0 10-31-3-63-3-94 0-3-3-3-7 0-10ZM78 77c-1 17 1 33 8 45 2 4 5 6 9 6M164 77c1 17-1 33-8 45-2 4-5 6-9 6M14 129c71-2 141-2 212 0M32 130c1 9 0 17 1 26M208 130c-1 9 0 17-1 26M78 88c-13-4-16 12-1 14M164 88c13-4 16 12 1 14"
      />
      <path strokeWidth="3" d="M144 64c6-16 13-31 21-45" />
      <path
        strokeWidth="1.5"
        d="M96 54c-6-7 6-11 0-18-5-6 4-10 1-16M114 54c-6-7 6-11 0-18-5-6 4-10 1-16M131 52c-5-6 4-9 0-15M165 19c2-4 8-2 6 2M121 92c-3-6-13-4-12 4 1 6 7 10 12 14 5-4 11-8 12-14 1-8-9-10-12-4Z"
      />
      <path
        strokeWidth="1.5"
        d="M24 126c9-5 19-11 29-12 8 0 10 11 2 13-10 1-21 0-31-1ZM40 119c1 1 2 2 2 4M48 115c1 2 2 3 1 5M59 117c2-5 5-8 9-9M60 120c4-2 8-3 11-2M186 128c-2-14 4-24 14-25 9 0 15 10 12 25M199 103c0-3 0-6 2-9M199 100c-2-3-5-5-9-5M200 99c3-3 6-4 10-3M195 112c-2 4-2 8-2 12M205 112c2 4 2 8 2 12"
      />
    </g>
  </svg>
);
