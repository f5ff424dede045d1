export const Blocks = ({ className }: { readonly className: string }) => (
  <svg viewBox="0 0 240 160" data-decorative aria-hidden="true" className={className} fill="none">
    <path
      className="fill-accent-wash"
      d="M28 132C14 88 42 34 96 26c52-6 108 8 122 54 6 20 4 38-4 52Z"
    />
    <path
      className="fill-raised"
      d="M52 92c14-2 27-2 40 0 1 13 1 27 0 40-13 1-27 1-40 0ZM146 92c14-2 27-2 40 0 1 13 1 27 0 40-13 1-27 1-40 0Z"
    />
    <path className="fill-positive-wash" d="M99 92c14-2 27-2 40 0 1 13 1 27 0 40-13 1-27 1-40 0Z" />
    <path className="fill-caution-wash" d="M76 50c14-2 27-2 40 0 1 13 1 26 0 39-13 1-27 1-40 0Z" />
    <g className="stroke-text" strokeLinecap="round" strokeLinejoin="round">
      <path
        strokeWidth="3"
        d="M52 92c14-2 27-2 40 0 1 13 1 27 0 40-13 1-27 1-40 0-1-13-1-27 0-40ZM99 92c14-2 27-2 40 0 1 13 1 27 0 40-13 1-27 1-40 0-1-13-1-27 0-40ZM146 92c14-2 27-2 40 0 1 13 1 27 0 40-13 1-27 1-40 0-1-13-1-27 0-40ZM76 50c14-2 27-2 40 0 1 13 1 26 0 39-13 1-27 1-40 0-1-13-1-26 0-39ZM18 134c68-2 136-2 204 0"
      />
      <path
        strokeWidth="3"
        d="M140 62c4-9 11-14 20-15 12-3 24-3 36-4M140 62c4 5 11 8 18 6 8 2 13-2 15-6 9-1 17-1 25-1"
      />
      <path
        strokeWidth="1.5"
        d="M72 103c7 6 6 14 0 19-7-4-8-13 0-19ZM112 118c2-8 4-12 7-15 4 4 6 9 7 15M115 113h8M160 105c5-1 9-1 13 0-1 5-1 10 0 15-5 1-9 1-13 0 1-5 1-10 0-15M90 62c4-4 10-4 13 0 3 5-2 10-7 10v5M96 81v1M64 34c-3-3-3-8 0-11M124 36c4-2 6-6 6-10"
      />
    </g>
  </svg>
);
