export const OpenBook = ({ className }: { readonly className: string }) => (
  <svg viewBox="0 0 240 160" data-decorative aria-hidden="true" className={className} fill="none">
    <path
      className="fill-accent-wash"
      d="M26 128C12 82 46 26 112 22c60-4 106 26 108 70 0 14-4 26-10 36Z"
    />
    <path
      className="fill-raised"
      d="M120 62c-20-14-50-18-80-10-1 24-1 47 0 71 30-8 60-4 80 10 20-14 50-18 80-10 1-24 1-47 0-71-30-8-60-4-80 10Z"
    />
    <path
      className="fill-positive-wash"
      d="M134 92c8-12 24-16 36-10 8-4 14-4 22 0v25c-20-2-40 1-58 10Z"
    />
    <path
      className="fill-caution-wash"
      d="M144 112c2-11 14-12 20-17 3-3 1-7-4-9 9 1 14 5 11 11-2 5-8 7-10 11ZM146 62c6 0 9 3 9 8s-4 8-9 8-9-3-9-8 4-8 9-8Z"
    />
    <g className="stroke-text" strokeLinecap="round" strokeLinejoin="round">
      <path
        strokeWidth="3"
        d="M120 62c-20-14-50-18-80-10-1 24-1 47 0 71 30-8 60-4 80 10 20-14 50-18 80-10 1-24 1-47 0-71-30-8-60-4-80 10ZM120 62c1 24 0 47 1 70"
      />
      <path
        strokeWidth="1.5"
        d="M56 67c17-3 33-1 48 7M56 81c17-3 33-1 48 7M56 95c17-3 33-1 48 7M56 109c11-2 21-2 31 1M134 92c8-12 24-16 36-10 8-4 14-4 22 0M144 112c2-11 14-12 20-17 3-3 1-7-4-9M161 108c2-4 8-6 10-11 3-6-2-10-11-11"
      />
      <path
        strokeWidth="1.5"
        d="M34 62c-5 1-9 2-12 4-1 22-1 44 0 66 34-7 68-4 98 10 30-14 64-17 98-10 1-22 1-44 0-66-3-2-7-3-12-4"
      />
    </g>
  </svg>
);
