export const TrailMap = ({ className }: { readonly className: string }) => (
  <svg viewBox="0 0 240 160" data-decorative aria-hidden="true" className={className} fill="none">
    <path
      className="fill-accent-wash"
      d="M24 130C12 86 44 32 100 24c58-6 110 14 118 60 3 18 0 34-6 46Z"
    />
    <path
      className="fill-raised"
      d="M40 52c18-8 34-8 52 0 18 8 36 8 54 0 18-8 36-8 54 0v72c-18-8-36-8-54 0-18 8-36 8-54 0-18-8-34-8-52 0Z"
    />
    <path className="fill-positive-wash" d="M92 52c18 8 36 8 54 0v72c-18 8-36 8-54 0Z" />
    <path className="fill-caution-wash" d="M164 74c8-7 14-7 22 0v26c-8-2-15-2-22 0Z" />
    <g className="stroke-text" strokeLinecap="round" strokeLinejoin="round">
      <path
        strokeWidth="3"
        d="M40 52c18-8 34-8 52 0 18 8 36 8 54 0 18-8 36-8 54 0 1 24 1 48 0 72-18-8-36-8-54 0-18 8-36 8-54 0-18-8-34-8-52 0-1-24-1-48 0-72ZM18 136c68-2 136-2 204 0"
      />
      <path
        strokeWidth="3"
        d="M164 74c8-7 14-7 22 0 1 9 1 17 0 26-7-2-15-2-22 0-1-9-1-17 0-26ZM171 100c0-5-1-13 4-13s5 8 4 13"
      />
      <path
        strokeWidth="1.5"
        d="M92 52c1 24 1 48 0 72M146 52c1 24 1 48 0 72M52 106c4-8 10-11 17-10M75 98c6 4 9 8 15 10M98 109c6-1 9-5 11-11M111 91c2-8 7-11 14-10M131 84c5 4 9 10 16 14M152 102c4 1 8 1 12-1M56 76c0-7 10-7 10 0 0 4-3 8-5 11-3-3-5-7-5-11ZM108 66c2-3 5-5 8-6M118 70c2-3 5-5 8-6M72 66c4-2 8-2 12 0"
      />
    </g>
  </svg>
);
