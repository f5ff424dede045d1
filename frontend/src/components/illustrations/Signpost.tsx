/** Fork in a path, for the not-found page. */
export const Signpost = ({ className }: { readonly className: string }) => (
  <svg viewBox="0 0 240 160" data-decorative aria-hidden="true" className={className} fill="none">
    <path
      className="fill-positive-wash"
      d="M12 128c20-30 54-38 92-28 38-18 92-12 124 28 4 10 2 20-2 28H18c-6-8-9-18-6-28Z"
    />
    <path
      className="fill-caution-wash"
      d="M96 156c6-14 14-20 13-30-1-9-24-15-52-19 34-2 62 2 66 14 12-10 34-15 62-12-28 5-48 14-47 24 1 8 8 14 12 23Z"
    />
    <path className="fill-raised" d="M84 30h62l13 11-12 12H84ZM72 62h56v21H72L59 72Z" />
    <g className="stroke-text" strokeLinecap="round" strokeLinejoin="round">
      <path
        strokeWidth="3"
        d="M116 18c1 4 0 8 1 12M117 54c0 3 0 5 0 8M117 84c0 9 1 17 0 26M84 30c21-1 41-1 62 0l13 11-12 12c-21 1-42 1-63 0-1-8-1-15 0-23ZM72 62c19-1 37-1 56 0 1 7 1 14 0 21-19 1-37 1-56 0L59 72Z"
      />
      <path
        strokeWidth="1.5"
        d="M94 41c12-1 25-1 38 0M80 72c11-1 22-1 34 0M96 156c6-14 14-20 13-30-1-9-24-15-52-19M150 156c-4-9-11-15-12-23-1-10 19-19 47-24M36 122c1-6 4-10 8-12M42 123c2-5 5-7 9-8M196 128c2-6 5-9 9-10M202 129c2-4 5-6 8-6"
      />
    </g>
  </svg>
);
