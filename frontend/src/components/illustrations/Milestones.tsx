/** Path over hills, with a flag at each stage. */
export const Milestones = ({ className }: { readonly className: string }) => (
  <svg viewBox="0 0 240 160" data-decorative aria-hidden="true" className={className} fill="none">
    <path
      className="fill-caution-wash"
      d="M122 30c12-1 20 7 20 18s-8 18-19 18-20-8-20-18 8-17 19-18Z"
    />
    <path className="fill-accent-wash" d="M96 104c20-34 52-54 76-55 24 3 46 28 56 60v20H96Z" />
    <path
      className="fill-positive-wash"
      d="M10 112c20-26 62-38 104-22 32-14 78-12 112 18 6 12 6 30 0 44H12c-6-14-7-27-2-40Z"
    />
    <path
      className="fill-caution-wash"
      d="M50 152c4-12 28-17 58-21 26-3 44-6 44-12 0-7-22-8-33-13-9-5-2-11 14-18-8 8-10 11-3 14 12 5 42 5 43 18 1 11-22 14-43 18-21 3-31 8-30 14Z"
    />
    <g className="stroke-text" strokeLinecap="round" strokeLinejoin="round">
      <path
        strokeWidth="3"
        d="M10 112c20-26 62-38 104-22 32-14 78-12 112 18M52 124c1-15 0-30 1-46M190 150c1-14 0-27 1-39M172 49c0-12 0-22 1-33"
      />
      <path
        className="fill-raised"
        strokeWidth="3"
        d="M53 80c10-4 16 4 29-1-2 6-2 11 1 17-13 4-20-4-30 0Z"
      />
      <path
        className="fill-raised"
        strokeWidth="3"
        d="M191 112c8-3 13 3 23-1-2 5-2 9 1 14-10 4-16-2-24 0Z"
      />
      <path
        className="fill-caution-wash"
        strokeWidth="3"
        d="M173 17c7-3 11 3 20-1-2 4-2 8 1 12-9 3-14-2-21 0Z"
      />
      <path
        strokeWidth="1.5"
        d="M50 152c4-12 28-17 58-21 26-3 44-6 44-12 0-7-22-8-33-13-9-5-2-11 14-18M100 152c-1-6 9-11 30-14 21-4 44-7 43-18-1-13-31-13-43-18M122 86c16-22 34-36 50-37 22 3 38 20 50 46M151 68c4 3 8-3 12 1 4-4 8 2 12-2M26 138c1-6 4-10 8-12M32 139c2-5 5-7 9-8M206 148c2-6 5-9 9-10M212 149c2-4 5-6 8-6"
      />
    </g>
  </svg>
);
