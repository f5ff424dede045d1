export const TwoChairs = ({ className }: { readonly className: string }) => (
  <svg viewBox="0 0 240 160" data-decorative aria-hidden="true" className={className} fill="none">
    <path
      className="fill-accent-wash"
      d="M20 132C6 84 40 30 100 26c66-6 116 22 120 70 1 14-1 26-6 36Z"
    />
    <path
      className="fill-caution-wash"
      d="M50 92c11-2 22-2 33 0v9c-11-1-22-1-33 0ZM157 92c11-2 22-2 33 0v9c-11-1-22-1-33 0Z"
    />
    <path
      className="fill-positive-wash"
      d="M40 40c4-3 9-3 12 0 1 17 1 35 0 52H40ZM200 40c-4-3-9-3-12 0-1 17-1 35 0 52h12Z"
    />
    <path
      className="fill-raised"
      d="M98 86c15-2 29-2 44 0v7c-15-1-29-1-44 0ZM102 72h14c0 5-1 9-3 13h-8c-2-4-3-8-3-13ZM125 72h14c0 5-1 9-3 13h-8c-2-4-3-8-3-13Z"
    />
    <g className="stroke-text" strokeLinecap="round" strokeLinejoin="round">
      <path
        strokeWidth="3"
        d="M40 134c-1-31-1-62 0-93 3-4 9-4 12-1 1 17 1 35 0 52M42 101c14-2 28-2 41 0 1-3 1-6 0-9-10-1-21-1-31 0M80 102c0 11 1 21 2 32M200 134c1-31 1-62 0-93-3-4-9-4-12-1-1 17-1 35 0 52M198 101c-14-2-28-2-41 0-1-3-1-6 0-9 10-1 21-1 31 0M160 102c0 11-1 21-2 32M14 135c71-2 141-2 212 0"
      />
      <path
        strokeWidth="3"
        d="M98 86c15-2 29-2 44 0 1 2 1 4 0 7-15-1-29-1-44 0-1-2-1-4 0-7ZM120 94c1 13 0 26 1 39M106 134c10-2 20-2 29 0"
      />
      <path
        strokeWidth="1.5"
        d="M102 72c5-1 9-1 14 0 0 5-1 9-3 13M102 72c0 5 1 9 3 13M102 75c-5 0-5 7 1 7M125 72c5-1 9-1 14 0 0 5-1 9-3 13M125 72c0 5 1 9 3 13M139 75c5 0 5 7-1 7M107 66c-2-4 3-6 1-10M112 66c-2-4 3-6 1-10M130 66c-2-4 3-6 1-10M135 66c-2-4 3-6 1-10M46 48c0 12 0 24 0 36M194 48c0 12 0 24 0 36"
      />
    </g>
  </svg>
);
